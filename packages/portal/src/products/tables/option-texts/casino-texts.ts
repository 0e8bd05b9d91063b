import type { Language } from '@maidan/contract/wire';
import { wordsOfTables } from '@maidan/games/rules';
import { createTexts } from '@maidan/ui/texts.ts';
import type { CasinoTexts } from './en.ts';

/** What all tables share, with the words of every table; both are loaded side by side. */
async function withTables(shared: Promise<CasinoTexts>, language: Language): Promise<CasinoTexts> {
  if (language === 'en') return shared;
  const [common, own] = await Promise.all([shared, wordsOfTables(language)]);
  return { ...common, options: { ...common.options, ...own.options } };
}

export const useCasinoTexts = createTexts<CasinoTexts>(
  {
    en: () => import('./en.ts'),
    hi: () => import('./hi.ts'),
    zh: () => import('./zh.ts'),
    es: () => import('./es.ts'),
    fr: () => import('./fr.ts'),
    it: () => import('./it.ts'),
    ar: () => import('./ar.ts'),
  },
  withTables,
);
