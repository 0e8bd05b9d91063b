import { useSportsTexts } from '../i18n/sports/sports-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { returnToCell } from './return-to-cell.ts';
import type { Outcome } from './slip.ts';
import type { SlipBet } from './slip-bet.ts';
import { useSlip } from './slip-provider.tsx';

/** Document 1, section 8: the house's words, or ours when it has none. */
export function OutcomeDialog({ bet, outcome }: { readonly bet: SlipBet; readonly outcome: Outcome }) {
  const { slip: texts } = useSportsTexts();
  const { errors } = useTexts();
  const slip = useSlip();
  const { isPlaced, message } = outcome;

  // The slip that was opened from the cell is gone, and the focus it held with it.
  function close(): void {
    slip.close();
    returnToCell(bet.cell);
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      tone={isPlaced ? 'success' : 'error'}
      title={isPlaced ? errors.success : errors.title}
      description={message || (isPlaced ? texts.placed : texts.notPlaced)}
      footer={
        <Button autoFocus onClick={close}>
          {texts.close}
        </Button>
      }
    />
  );
}
