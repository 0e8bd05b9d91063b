import type { MatchDetail, ScorePicture } from '@maidan/contract/wire';
import { buttonLook } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { Skeleton } from '@maidan/ui/page-states.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMatchLedger } from '../../../account/ledger/match/use-match-ledger.ts';
import { useAccountTexts } from '../../../account/texts/account-texts.ts';
import { useLanguage } from '../../../texts/texts.ts';
import { statusOf } from '../broadcast/match-picture.ts';
import { broadcastTexts } from '../broadcast/texts/broadcast-texts.ts';
import { formatStatus, textIn } from '../broadcast/texts/text-in.ts';
import { isInPlay, useMatchList } from '../matches/match-list.ts';
import { pathTo } from '../paths.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { EndingMoney, EndingWhy } from './match-ending.tsx';
import { readScore, useScore } from './use-score.ts';

interface MatchOverDialogProps {
  readonly match: Pick<MatchDetail, 'marketId' | 'eventId' | 'matchName' | 'seriesName'>;
  readonly onClose: () => void;
}

/** Who won, the player's result, and why. It stays until the player closes it. */
export function MatchOverDialog({ match, onClose }: MatchOverDialogProps) {
  const { over: texts } = useSportsTexts();
  const picture = useScore(match.eventId);
  const result = useResultWords(picture);
  const rows = (picture && readScore(picture)?.rows) ?? [];
  const { details } = useAccountTexts();
  const { data: ledger, error } = useMatchLedger(match.marketId);
  const hasBets = ledger !== undefined && ledger.oddsBetsData.length + ledger.sessionBetsData.length > 0;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={`${match.matchName} · ${match.seriesName}`}
      footer={<WaysOn matchId={match.marketId} hasBets={hasBets} onFollow={onClose} />}
    >
      <div className="flex flex-col gap-4">
        {result && <p className="text-2xl leading-tight font-bold">{result}</p>}
        {rows.length > 0 && (
          <dl className="flex flex-col gap-1">
            {rows.map(({ name, score, note }) => (
              <div key={name} className="flex justify-between gap-3">
                <dt className="min-w-0">
                  <bdi>{name}</bdi>
                </dt>
                <dd dir="ltr" className="tabular font-bold">
                  {score} <span className="text-sm font-normal text-muted">{note}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {hasBets && <EndingMoney ledger={ledger} />}
        {hasBets && <EndingWhy ledger={ledger} />}
        {ledger && !hasBets && <p className="text-muted">{details.none}</p>}
        {!ledger && !error && <Skeleton className="h-32" />}
        {!ledger && error && <p className="text-muted">{error.message}</p>}
      </div>
    </Dialog>
  );
}

interface WaysOnProps {
  readonly matchId: string;
  readonly hasBets: boolean;
  readonly onFollow: () => void;
}

function WaysOn({ matchId, hasBets, onFollow }: WaysOnProps) {
  const { over: texts } = useSportsTexts();
  const next = useMatchList().data?.find((match) => isInPlay(match) && match.marketId !== matchId);
  return (
    <>
      {hasBets && (
        <Link
          to={pathTo('ledgerDetails', { marketId: matchId })}
          onClick={onFollow}
          className={buttonLook('outline')}
        >
          {texts.ledger}
        </Link>
      )}
      {next && (
        <Link
          to={pathTo('matchDetails', { marketId: next.marketId, eventId: next.eventId })}
          onClick={onFollow}
          className={buttonLook()}
        >
          {texts.next}
        </Link>
      )}
    </>
  );
}

/**
 * The result of the match in the player's language, such as "Lions won by 34 runs". Undefined if the feed has
 * none.
 */
export function useResultWords(picture: ScorePicture | undefined): string | undefined {
  const language = useLanguage();
  const { data: texts } = useQuery({
    queryKey: ['match-status-texts', language],
    queryFn: () => broadcastTexts.load(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!picture || !texts) return undefined;
  const status = statusOf(picture);
  // The text of a status is English already.
  const words = language === 'en' ? status.text : formatStatus(texts, textIn(texts, language), status);
  return words || undefined;
}
