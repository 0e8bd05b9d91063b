import { type OtherLanguage, wordsOfTables } from '@maidan/games/rules';
import { createTexts } from '@maidan/ui/texts.ts';
import type { CasinoTexts } from './en.ts';

/** What all tables share, with the words of every table; both are loaded side by side. */
async function withTables(language: OtherLanguage, load: () => Promise<CasinoTexts>): Promise<CasinoTexts> {
  const [shared, own] = await Promise.all([load(), wordsOfTables(language)]);
  return { ...shared, options: { ...shared.options, ...own.options } };
}

export const useCasinoTexts = createTexts<CasinoTexts>({
  en: async () => (await import('./en.ts')).en,
  hi: () => withTables('hi', async () => (await import('./hi.ts')).hi),
  zh: () => withTables('zh', async () => (await import('./zh.ts')).zh),
  es: () => withTables('es', async () => (await import('./es.ts')).es),
  fr: () => withTables('fr', async () => (await import('./fr.ts')).fr),
  it: () => withTables('it', async () => (await import('./it.ts')).it),
  ar: () => withTables('ar', async () => (await import('./ar.ts')).ar),
});
