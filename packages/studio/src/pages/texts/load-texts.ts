import type { Language } from '@maidan/contract/wire';
import type { StudioTexts } from './en.ts';

/** How to load the texts of each language, so that only one is loaded. */
export type TextLoads<Texts> = Readonly<Record<Language, () => Promise<Texts>>>;

export const dictionaries: TextLoads<StudioTexts> = {
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
  zh: async () => (await import('./zh.ts')).zh,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  ar: async () => (await import('./ar.ts')).ar,
};

/** The portal passes the language in the address of the frame. */
export function languageOf(search: string): Language {
  const asked = new URLSearchParams(search).get('lang') ?? '';
  return Object.hasOwn(dictionaries, asked) ? (asked as Language) : 'en';
}

export const loadTexts = (language: Language): Promise<StudioTexts> => dictionaries[language]();
