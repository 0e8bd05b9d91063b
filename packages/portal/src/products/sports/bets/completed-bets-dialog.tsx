import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { FailedState } from '@maidan/ui/page-states.tsx';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { FancyBetsTable, MatchBetsTable } from './bet-tables.tsx';
import { useSettledMatchBets } from './client-bets.ts';
import { useCompletedFancies } from './match-bets.ts';

interface CompletedBetsDialogProps {
  readonly matchId: string;
  readonly onClose: () => void;
}

export function CompletedBetsDialog({ matchId, onClose }: CompletedBetsDialogProps) {
  const { match: texts, matches, bets: words } = useSportsTexts();
  const { data, isPending, error, refetch } = useCompletedFancies(matchId);
  return (
    <Dialog open wide onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.completedTitle}>
      {error && !data ? (
        <FailedState
          title={words.failed}
          reason={error.message}
          retry={matches.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <FancyBetsTable
          isDeclared
          caption={texts.completedTitle}
          bets={data ?? []}
          loading={isPending}
          empty={texts.noCompleted}
        />
      )}
      <SettledMatchBets matchId={matchId} />
    </Dialog>
  );
}

/**
 * Bets on runners that were settled while the match goes on, such as the toss; the page's own lists have the
 * open ones.
 */
export function SettledMatchBets({ matchId }: { readonly matchId: string }) {
  const { bets: texts } = useSportsTexts();
  const bets = useSettledMatchBets(matchId);
  if (bets.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="mb-1.5 font-semibold">{texts.matchBets}</h3>
      <MatchBetsTable isDeclared bets={bets} loading={false} empty={texts.none} />
    </section>
  );
}
