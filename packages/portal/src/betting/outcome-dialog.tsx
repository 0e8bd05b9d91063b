import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { OutcomeText, useOutcomeWords } from './outcome-text.tsx';
import type { Outcome } from './slip.ts';
import { useBettingTexts } from './texts/betting-texts.ts';

/** What a refused player can do: place the bet again at the present price. */
export interface Retake {
  readonly price: string;
  readonly onTake: () => void;
}

interface OutcomeDialogProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
  readonly retake?: Retake | undefined;
  readonly onSendAgain: () => void;
}

export function OutcomeDialog({ outcome, onClose, retake, onSendAgain }: OutcomeDialogProps) {
  const texts = useBettingTexts();
  const { title, words, note } = useOutcomeWords()(outcome);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone={outcome.isPlaced ? 'success' : 'error'}
      title={title}
      description={note === undefined ? words : <OutcomeText words={words} note={note} />}
      footer={
        <>
          {retake && <Button onClick={retake.onTake}>{texts.take(retake.price)}</Button>}
          {outcome.isUnanswered && <Button onClick={onSendAgain}>{texts.sendAgain}</Button>}
          <Button
            autoFocus
            variant={retake || outcome.isUnanswered ? 'outline' : 'primary'}
            onClick={onClose}
          >
            {texts.close}
          </Button>
        </>
      }
    />
  );
}
