import type { Language } from '@maidan/contract/wire';
import { createTexts, type TextLoads } from '@maidan/ui/texts.ts';
import type { StudioTexts } from './en.ts';

/** What all games share. */
export const studioTexts = createTexts<StudioTexts>({
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
  zh: async () => (await import('./zh.ts')).zh,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  ar: async () => (await import('./ar.ts')).ar,
});

/** A dictionary of this for each language of the studio. */
export const inEveryLanguage = <Texts>(load: (language: Language) => Promise<Texts>): TextLoads<Texts> =>
  Object.fromEntries(
    studioTexts.languages.map((language) => [language, () => load(language)]),
  ) as TextLoads<Texts>;

/** The texts of a game together with those that all games share. */
export const gameTexts = <Own>(loads: TextLoads<Own>) =>
  createTexts<StudioTexts & Own>(
    inEveryLanguage(async (language) => {
      const [shared, own] = await Promise.all([studioTexts.load(language), loads[language]()]);
      return { ...shared, ...own };
    }),
  );
