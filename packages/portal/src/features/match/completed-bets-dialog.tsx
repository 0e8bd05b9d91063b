import { FancyBetsTable } from '../../betting/fancy-bets-table.tsx';
import { useCompletedFancies } from '../../betting/match-bets.ts';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface CompletedBetsDialogProps {
  readonly marketId: string;
  readonly onClose: () => void;
}

export function CompletedBetsDialog({ marketId, onClose }: CompletedBetsDialogProps) {
  const { match: texts, bets: words } = useSportsTexts();
  const { data = [], isPending, isError } = useCompletedFancies(marketId);
  return (
    <Dialog open wide onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.completedTitle}>
      <FancyBetsTable
        isDeclared
        caption={texts.completedTitle}
        bets={data}
        loading={isPending}
        empty={isError ? words.failed : texts.noCompleted}
      />
    </Dialog>
  );
}
