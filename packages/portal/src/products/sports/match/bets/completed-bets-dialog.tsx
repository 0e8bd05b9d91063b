import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { FailedState } from '@maidan/ui/failed-state.tsx';
import { FancyBetsTable } from '../../bets/fancy-bets-table.tsx';
import { useCompletedFancies } from '../../bets/match-bets.ts';
import { useSportsTexts } from '../../texts/sports-texts.ts';
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
