import { OutcomeDialog } from '@maidan/ui/slip/outcome-dialog.tsx';
import { toast } from '@maidan/ui/toast.tsx';
import { useEffect } from 'react';
import { useOutcomeActions } from '../../../../betting/outcome-dialog.tsx';
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
  const { isPlaced, message } = outcome;
  const actions = useOutcomeActions()(outcome, { onSendAgain: slip.sendAgain });
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
    <OutcomeDialog
      isPlaced={isPlaced}
      title={isPlaced ? errors.success : errors.title}
      words={words}
      note={outcome.isUnanswered ? slipTexts.unanswered : undefined}
      actions={actions}
      close={texts.ok}
      onClose={close}
    />
  );
}
