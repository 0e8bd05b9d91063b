import { useSportsTexts } from '../../../i18n/sports/sports-texts.ts';
import { FancyBetsTable } from '../../../sports/bets/fancy-bets-table.tsx';
import { useCompletedFancies } from '../../../sports/bets/match-bets.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { SettledMatchBets } from './settled-match-bets.tsx';

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
