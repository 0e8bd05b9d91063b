import { useSportsTexts } from '../i18n/sports/sports-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useOutcomeWords } from './outcome-words.ts';
import { returnToCell } from './return-to-cell.ts';
import type { Outcome } from './slip.ts';
import type { SlipBet } from './slip-bet.ts';
import { useSlip } from './slip-provider.tsx';

export function OutcomeDialog({ bet, outcome }: { readonly bet: SlipBet; readonly outcome: Outcome }) {
  const { slip: texts } = useSportsTexts();
  const slip = useSlip();
  const { title, words } = useOutcomeWords()(outcome);

  // The slip that was opened from the cell is gone, and the focus it held with it.
  function close(): void {
    slip.close();
    returnToCell(bet.cell);
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      tone={outcome.isPlaced ? 'success' : 'error'}
      title={title}
      description={words}
      footer={
        <Button autoFocus onClick={close}>
          {texts.close}
        </Button>
      }
    />
  );
}
