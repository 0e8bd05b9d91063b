import { useBettingTexts } from '../i18n/betting/betting-texts.ts';
import { useLanguage, useTexts } from '../i18n/texts.ts';
import type { Outcome } from './slip.ts';

export interface OutcomeWords {
  readonly title: string;
  readonly words: string;
  /** At what the bet was taken, where that is not what was asked for; or that nobody knows whether it was. */
  readonly note: string | undefined;
}

/** Document 1, section 8: the house's words, or ours when it has none. Of a bet it took it has English ones only. */
export function useOutcomeWords(): (outcome: Outcome) => OutcomeWords {
  const texts = useBettingTexts();
  const { errors } = useTexts();
  const language = useLanguage();
  const placedWords = (message: string) => (language === 'en' && message) || texts.placed;
  return ({ isPlaced, message, takenAt, isUnanswered }) => ({
    title: isPlaced ? errors.success : errors.title,
    words: isPlaced ? placedWords(message) : message || texts.notPlaced,
    note: isUnanswered ? texts.unanswered : takenAt && texts.takenAt(takenAt.taken, takenAt.asked),
  });
}
