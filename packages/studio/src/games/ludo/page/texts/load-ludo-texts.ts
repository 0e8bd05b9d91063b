import type { Language } from '@maidan/contract/wire';
import { use } from 'react';
import { useStudio } from '../../../../pages/session/studio-context.ts';
import type { TextLoads } from '../../../../pages/texts/load-texts.ts';
import type { LudoTexts } from './en.ts';

export const useLudoTexts = (): LudoTexts => use(loadLudoTexts(useStudio().language));

const dictionaries: TextLoads<LudoTexts> = {
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
  zh: async () => (await import('./zh.ts')).zh,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  ar: async () => (await import('./ar.ts')).ar,
};

const loading = new Map<Language, Promise<LudoTexts>>();

/** Always the same promise, so that a component can suspend on it. */
export function loadLudoTexts(language: Language): Promise<LudoTexts> {
  const texts = loading.get(language) ?? dictionaries[language]();
  loading.set(language, texts);
  return texts;
}
