import type { Language } from '@maidan/contract/wire';
import type { TextLoads } from '@maidan/ui/dictionary.ts';
import { createTexts } from '@maidan/ui/texts.ts';
import type { StudioTexts } from './en.ts';

const loads: TextLoads<StudioTexts> = {
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
  zh: () => import('./zh.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  ar: () => import('./ar.ts'),
};

/** What all games share. */
export const studioTexts = createTexts<StudioTexts>(loads);

export const languages = Object.keys(loads) as Language[];

/** The language of this code; English for an unknown one. */
export const languageOf = (code: string | null): Language =>
  languages.find((language) => language === code) ?? 'en';

/** For what is put together in each language of the studio. */
export const inEveryLanguage = <Texts>(load: (language: Language) => Promise<Texts>): TextLoads<Texts> =>
  Object.fromEntries(
    languages.map((language) => [language, async () => ({ [language]: await load(language) })]),
  ) as TextLoads<Texts>;

/** The texts of a game together with those that all games share. */
export const gameTexts = <Own>(loadsOfGame: TextLoads<Own>) =>
  createTexts<Own, Language, StudioTexts & Own>(loadsOfGame, async (own, language) => {
    const [shared, words] = await Promise.all([studioTexts.load(language), own]);
    return { ...shared, ...words };
  });
