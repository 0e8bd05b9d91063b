import type { Language } from '@maidan/contract/wire';
import { loadPatiently } from '@maidan/ui/lazy-part.ts';
import { use } from 'react';
import { currentLanguage, useLanguage } from './texts.ts';

interface FeatureTexts<Texts> {
  (): Texts;
  /** Starts loading, so that a screen that needs several dictionaries loads them in parallel. */
  readonly preload: () => void;
}

/**
 * Texts that are loaded with the screens that need them. The hook suspends until those of the current
 * language are loaded: `export const useSportsTexts = featureTexts<SportsTexts>({ en: () =>
 * import('./en.ts')..., ... })`.
 */
export function featureTexts<Texts>(loads: TextLoads<Texts>): FeatureTexts<Texts> {
  const loading = new Map<Language, Promise<Texts>>();

  function load(language: Language): Promise<Texts> {
    const known = loading.get(language);
    if (known) return known;
    const texts = loadPatiently(loads[language]);
    // A failure is kept: a component that started again with each render would never show it.
    loading.set(language, texts);
    return texts;
  }

  const useFeatureTexts = () => use(load(useLanguage()));
  return Object.assign(useFeatureTexts, {
    preload() {
      // The screen that needs them shows the failure.
      load(currentLanguage()).catch(() => undefined);
    },
  });
}

/** How to load the texts of each language, so that only one is loaded. */
export type TextLoads<Texts, Offered extends Language = Language> = Readonly<
  Record<Offered, () => Promise<Texts>>
>;

/** The translation of a wire word; an unknown one is shown unchanged. */
export function wordFor(words: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(words, word) ? (words[word] ?? word) : word;
}
