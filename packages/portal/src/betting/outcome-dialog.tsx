import { OutcomeDialog as Dialog, type OutcomeAction } from '@maidan/ui/slip/outcome-dialog.tsx';
import { useLanguage, useTexts } from '../texts/texts.ts';
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
  const words = useOutcomeWords()(outcome);
  const actions = useOutcomeActions()(outcome, { retake, onSendAgain });
  return (
    <Dialog {...words} isPlaced={outcome.isPlaced} actions={actions} close={texts.close} onClose={onClose} />
  );
}

type Actions = Pick<OutcomeDialogProps, 'retake' | 'onSendAgain'>;

/** What a player can do about an outcome: take the new price, or send again what was not answered. */
export function useOutcomeActions(): (outcome: Outcome, actions: Actions) => readonly OutcomeAction[] {
  const texts = useBettingTexts();
  return ({ isUnanswered }, { retake, onSendAgain }) => [
    ...(retake ? [{ label: texts.take(retake.price), onPress: retake.onTake }] : []),
    ...(isUnanswered ? [{ label: texts.sendAgain, onPress: onSendAgain }] : []),
  ];
}

export interface OutcomeWords {
  readonly title: string;
  readonly words: string;
  /**
   * The price the bet was accepted at if it differs from the one asked for, or that it is unknown whether it
   * was.
   */
  readonly note: string | undefined;
}

/**
 * Document 1, section 8: the house's message, or ours when it has none. For an accepted bet always ours,
 * since the house's is English.
 */
export function useOutcomeWords(): (outcome: Outcome) => OutcomeWords {
  const texts = useBettingTexts();
  const { errors } = useTexts();
  const language = useLanguage();
  const placedWords = (message: string) => (language === 'en' && message) || texts.placed;
  return ({ isPlaced, message, takenAt, isUnanswered }) => ({
    title: isPlaced ? errors.success : errors.title,
    words: isPlaced ? placedWords(message) : message || texts.notPlaced,
    note: isUnanswered ? texts.unanswered : takenAt && texts.takenAt(takenAt.taken, takenAt.requested),
  });
}
