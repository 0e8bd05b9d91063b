import type { Language } from '@maidan/contract/wire';
import { use } from 'react';
import type { TextLoads } from './text-loads.ts';
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
    const texts = loads[language]();
    loading.set(language, texts);
    // After a failure the next screen that needs them tries again.
    texts.catch(() => loading.delete(language));
    return texts;
  }

  const useFeatureTexts = () => use(load(useLanguage()));
  return Object.assign(useFeatureTexts, { preload: () => void load(currentLanguage()) });
}
