import type { Language } from '@maidan/contract/wire';
import { use } from 'react';
import { useStudio } from '../session/studio-context.ts';
import type { StudioTexts } from './en.ts';
import { loadTexts, type TextLoads } from './load-texts.ts';

interface GameTexts<Own> {
  load(language: Language): Promise<StudioTexts & Own>;
  /** Suspends until they are loaded. */
  useTexts(): StudioTexts & Own;
}

/** The texts of a game together with those that all games share. */
export function gameTexts<Own>(loads: TextLoads<Own>): GameTexts<Own> {
  const loading = new Map<Language, Promise<StudioTexts & Own>>();

  async function join(language: Language): Promise<StudioTexts & Own> {
    const [shared, own] = await Promise.all([loadTexts(language), loads[language]()]);
    return { ...shared, ...own };
  }

  /** Always the same promise, so that a component can suspend on it. */
  function load(language: Language): Promise<StudioTexts & Own> {
    const texts = loading.get(language) ?? join(language);
    loading.set(language, texts);
    return texts;
  }

  return { load, useTexts: () => use(load(useStudio().language)) };
}
