import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { toast } from '@maidan/ui/toast.tsx';
import { useEffect } from 'react';
import { OutcomeText } from '../../../../betting/outcome-text.tsx';
import type { Outcome } from '../../../../betting/slip.ts';
import { useBettingTexts } from '../../../../betting/texts/betting-texts.ts';
import { useLanguage, useTexts } from '../../../../texts/texts.ts';
import { useTableTexts } from '../../texts/table-texts.ts';
import { returnToOption } from './slip-form.tsx';
import { useSlip, useSlipState } from './table-slip.tsx';

/** Document 2, section 9. */
const toastMs = 3_000;

/** Document 2, sections 4 and 8: an alert with the house's message, and a toast. */
export function BetOutcome() {
  const state = useSlipState();
  return state.kind === 'done' ? <Alert outcome={state.outcome} cell={state.bet.cell} /> : null;
}

function Alert({ outcome, cell }: { readonly outcome: Outcome; readonly cell: string }) {
  const texts = useTableTexts();
  const slipTexts = useBettingTexts();
  const { errors } = useTexts();
  const language = useLanguage();
  const slip = useSlip();
  const { isPlaced, message, isUnanswered = false } = outcome;
  // The house's message about an accepted bet is English only.
  const words = isPlaced ? (language === 'en' && message) || texts.placed : message || texts.noAnswer;
  const toastWords = isPlaced ? texts.placedToast : words;
  useEffect(() => {
    toast[isPlaced ? 'success' : 'error'](toastWords, { durationMs: toastMs });
  }, [isPlaced, toastWords]);

  function close(): void {
    slip.close();
    returnToOption(cell);
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      tone={isPlaced ? 'success' : 'error'}
      title={isPlaced ? errors.success : errors.title}
      description={isUnanswered ? <OutcomeText words={words} note={slipTexts.unanswered} /> : words}
      footer={
        <>
          {isUnanswered && <Button onClick={slip.sendAgain}>{slipTexts.sendAgain}</Button>}
          <Button autoFocus variant={isUnanswered ? 'outline' : 'primary'} onClick={close}>
            {texts.ok}
          </Button>
        </>
      }
    />
  );
}
