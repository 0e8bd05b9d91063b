import type { CasinoResult } from '@maidan/contract/wire';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { pathTo } from '../../../api/paths.ts';
import { useTableTexts } from '../../../i18n/table/table-texts.ts';
import { useLanguage } from '../../../i18n/texts.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useRoundResult, useSettledBets } from '../api.ts';
import type { DealtGame } from './dealt-game.ts';
import { placeCards } from './place-cards.ts';
import { RoundBets } from './round-bets.tsx';
import { captionsOf, sayResult } from './say-result.ts';

interface ResultDialogProps extends DealtGame {
  readonly roundId: string;
  readonly onClose: () => void;
}

/** Closes by its icon or by a click beside it (document 2, section 2). */
export function ResultDialog({ roundId, onClose, ...table }: ResultDialogProps) {
  const { results: texts } = useTableTexts();
  const { data: result, error, refetch } = useRoundResult(roundId);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title(table.title)}>
      {error && (
        <FailedState
          title={texts.notLoaded}
          reason={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!error && result === undefined && <SkeletonRows rows={3} rowClassName="h-24" />}
      {result === null && <p className="py-6 text-center text-muted">{texts.none}</p>}
      {result && <RoundShown result={result} {...table} />}
    </Dialog>
  );
}

function RoundShown({ result, game, face }: DealtGame & { readonly result: CasinoResult }) {
  const texts = useTableTexts();
  const language = useLanguage();
  const bets = useSettledBets(game.entry.eventId, result.mid);
  const cards = placeCards(game, result);
  const spoken = { texts, language };
  const place = face.placeOfWin(result.win);
  const declared = { code: result.win, reason: result.reason ?? '', isVoid: place === undefined, place };
  const places = [...new Set(cards.map((dealt) => dealt.place))];
  const { Result } = face;
  return (
    <div className="flex flex-col gap-3">
      <Result
        roundId={result.mid}
        cards={cards}
        win={result.win}
        reason={
          language === 'en' && declared.reason !== ''
            ? declared.reason
            : sayResult(game, cards, declared, spoken, face).reason
        }
        captions={captionsOf(cards, places, spoken, face)}
        titles={texts.words}
        words={{ roundId: texts.results.roundId, winner: texts.winner }}
      />
      <RoundBets bets={bets} />
      <Link
        to={pathTo('verifyRound', { roundId: result.mid })}
        className="flex min-h-13 items-center gap-3 rounded-xl border border-win/40 bg-win/8 px-4 font-semibold"
      >
        <ShieldCheck aria-hidden="true" className="shrink-0 text-win" />
        <bdi className="tabular min-w-0 flex-1 truncate text-xs font-normal text-muted">
          {result.seedHash}
        </bdi>
        <span className="text-primary">{texts.proof.verify}</span>
      </Link>
    </div>
  );
}
