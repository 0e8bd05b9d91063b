import type { MatchDetail } from '@maidan/contract/wire';
import { Button } from '@maidan/ui/button.tsx';
import { Switch } from '@maidan/ui/form/switch.tsx';
import { Expand, Tv } from '@maidan/ui/icons/signs.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useConfirmsBets } from '../../../betting/api.ts';
import { SettledList } from '../../../betting/settled/settled-list.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { BetLists } from '../bets/bet-lists.tsx';
import { pathTo } from '../paths.ts';
import { SeriesAndStart } from '../series-and-start.tsx';
import { SlipPane } from '../slip/slip-pane.tsx';
import { SlipMatchProvider } from '../slip/stake-terms.tsx';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { isClosed, readLimits } from './api.ts';
import { Markets } from './markets/markets.tsx';
import { MatchActions } from './match-actions.tsx';
import { MatchFrames } from './match-frames.tsx';
import { FreshnessNotice } from './match-notices.tsx';
import { MatchStrip, sectionIds, showSection } from './match-strip.tsx';
import { useSettledNotices } from './use-settled-notices.ts';
import { useTappedPrice } from './use-tapped-price.ts';

const Marquee = lazyPart(async () => (await import('@maidan/ui/marquee/marquee.tsx')).Marquee);

const showMyBets = () => showSection('myBets');

export function MatchScreen({ match }: { readonly match: MatchDetail }) {
  const { match: texts } = useSportsTexts();
  const [isTvOn, setTvOn] = useState(false);
  const [isScoreFull, setScoreFull] = useState(match.isTallScore);
  useTappedPrice(match);
  useSettledNotices(match.marketId);
  const { matchName, maxMinCoins } = match;
  const limits = useMemo(() => readLimits(maxMinCoins), [maxMinCoins]);
  const slipMatch = useMemo(() => ({ name: matchName, limitsOf: limits }), [matchName, limits]);

  return (
    <SlipMatchProvider match={slipMatch}>
      <div className="flex flex-col gap-2">
        <header className="flex min-h-11 items-center gap-2">
          <h1 title={matchName} className="min-w-0 flex-1 text-lg leading-tight font-semibold">
            <bdi className="line-clamp-3">{matchName}</bdi>
          </h1>
          <MatchActions matchId={match.marketId} />
        </header>
        {/* On a phone it is at the end, after what can be bet on. */}
        <div className="max-lg:order-last">
          <SeriesAndStart match={match} />
          {match.seedHash !== undefined && <Commitment eventId={match.eventId} seedHash={match.seedHash} />}
        </div>
        <MatchStrip match={match} />
        <MatchToolbar isTvOn={isTvOn} onTv={setTvOn} isScoreFull={isScoreFull} onScoreFull={setScoreFull} />
        {match.notification && (
          <section
            aria-label={texts.notification}
            className="rounded-lg border border-line bg-raised text-sm"
          >
            <Suspense fallback={<div className="h-11" />}>
              <Marquee text={match.notification} />
            </Suspense>
          </section>
        )}
        <MatchFrames match={match} isTvOn={isTvOn} isScoreFull={isScoreFull} />
        {isClosed(match) && <p className="rounded-lg bg-raised p-3 font-semibold">{texts.betsClosed}</p>}
        <FreshnessNotice />
        <Markets match={match} limits={limits} />
        <SlipPane onMyBets={showMyBets}>
          <div id={sectionIds.myBets} className="flex flex-col gap-3">
            <BetLists matchId={match.marketId} />
            <SettledList />
          </div>
        </SlipPane>
      </div>
    </SlipMatchProvider>
  );
}

interface MatchToolbarProps {
  readonly isTvOn: boolean;
  readonly onTv: (isOn: boolean) => void;
  readonly isScoreFull: boolean;
  readonly onScoreFull: (isFull: boolean) => void;
}

function MatchToolbar({ isTvOn, onTv, isScoreFull, onScoreFull }: MatchToolbarProps) {
  const { match: texts } = useSportsTexts();
  return (
    <div className="flex min-h-11 items-center gap-2">
      <Button
        size="sm"
        variant={isTvOn ? 'primary' : 'outline'}
        aria-pressed={isTvOn}
        title={texts.tvLabel}
        onClick={() => onTv(!isTvOn)}
      >
        <Tv aria-hidden="true" className="size-4" />
        {texts.tv}
      </Button>
      <Button
        size="sm"
        variant={isScoreFull ? 'primary' : 'outline'}
        aria-pressed={isScoreFull}
        title={texts.fsLabel}
        onClick={() => onScoreFull(!isScoreFull)}
      >
        <Expand aria-hidden="true" className="size-4" />
        {texts.fs}
      </Button>
      <ConfirmationSwitch />
    </div>
  );
}

function ConfirmationSwitch() {
  const { match: texts } = useSportsTexts();
  const [isOn, choose] = useConfirmsBets();
  return (
    <div className="ms-auto flex min-w-0 items-center gap-1.5 text-sm leading-tight">
      <Switch
        label={texts.confirmation}
        checked={isOn}
        onCheckedChange={(next) => void choose(next)}
        className="text-end"
      />
      <span aria-hidden="true" className="min-w-8 font-semibold whitespace-nowrap">
        {isOn ? texts.on : texts.off}
      </span>
    </div>
  );
}

interface CommitmentProps {
  readonly eventId: string;
  readonly seedHash: string;
}

/**
 * Shows that the house cannot change the result any more: the hash of the seed is public before the first
 * bet.
 */
function Commitment({ eventId, seedHash }: CommitmentProps) {
  const { match: texts } = useSportsTexts();
  const { ui } = useTexts();
  return (
    <p className="flex items-baseline gap-x-2 text-xs text-muted">
      <span className="shrink-0">
        {texts.committed}
        {ui.colon.trimEnd()}
      </span>
      {/* Cut off at its end in every language, so that the visible part is the same everywhere. */}
      <bdi dir="ltr" className="tabular min-w-0 truncate" title={seedHash}>
        {seedHash}
      </bdi>
      <Link
        to={pathTo('verifyMatch', { eventId })}
        className="touch-reach relative shrink-0 font-medium underline"
      >
        {texts.verify}
      </Link>
    </p>
  );
}
