import { useLanguage, useTexts } from '../texts/texts.ts';
import type { Outcome } from './slip.ts';
import { useBettingTexts } from './texts/betting-texts.ts';

interface OutcomeTextProps {
  readonly words: string;
  readonly note: string;
}

/** The outcome of a bet, with an optional note. */
export function OutcomeText({ words, note }: OutcomeTextProps) {
  return (
    <>
      {words} <strong className="mt-1 block font-semibold text-text">{note}</strong>
    </>
  );
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
    note: isUnanswered ? texts.unanswered : takenAt && texts.takenAt(takenAt.taken, takenAt.asked),
  });
}
