import { useBettingTexts } from '../i18n/betting/betting-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { useOutcomeWords } from './outcome-words.ts';
import type { Outcome } from './slip.ts';

/** A way on from a refusal: the bet again, at the price there is now. */
export interface Retake {
  readonly price: string;
  readonly onTake: () => void;
}

interface OutcomeDialogProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
  readonly retake?: Retake | undefined;
}

export function OutcomeDialog({ outcome, onClose, retake }: OutcomeDialogProps) {
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
        <>
          {retake && <Button onClick={retake.onTake}>{texts.take(retake.price)}</Button>}
          <Button autoFocus variant={retake ? 'outline' : 'primary'} onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    />
  );
}
