import { useBettingTexts } from '../i18n/betting/betting-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { useOutcomeWords } from './outcome-words.ts';
import type { Outcome } from './slip.ts';

interface OutcomeDialogProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

export function OutcomeDialog({ outcome, onClose }: OutcomeDialogProps) {
  const texts = useBettingTexts();
  const { title, words, price } = useOutcomeWords()(outcome);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone={outcome.isPlaced ? 'success' : 'error'}
      title={title}
      description={
        price === undefined ? (
          words
        ) : (
          <>
            {words} <strong className="mt-1 block font-semibold text-text">{price}</strong>
          </>
        )
      }
      footer={
        <Button autoFocus onClick={onClose}>
          {texts.close}
        </Button>
      }
    />
  );
}
