import { useBettingTexts } from '../i18n/betting/betting-texts.ts';
import { useLanguage, useTexts } from '../i18n/texts.ts';
import type { Outcome } from './slip.ts';

/** Document 1, section 8: the house's words, or ours when it has none. Of a bet it took it has English ones only. */
export function useOutcomeWords(): (outcome: Outcome) => { readonly title: string; readonly words: string } {
  const texts = useBettingTexts();
  const { errors } = useTexts();
  const language = useLanguage();
  const placedWords = ({ message, takenAt }: Outcome) => {
    const words = (language === 'en' && message) || texts.placed;
    return takenAt === undefined ? words : `${words} · ${texts.takenAt(takenAt.taken, takenAt.asked)}`;
  };
  return (outcome) => ({
    title: outcome.isPlaced ? errors.success : errors.title,
    words: outcome.isPlaced ? placedWords(outcome) : outcome.message || texts.notPlaced,
  });
}
