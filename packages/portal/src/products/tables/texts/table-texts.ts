import { type OtherLanguage, wordsOfTables } from '@maidan/games/rules';
import { createTexts } from '@maidan/ui/texts.ts';
import type { TableTexts } from './en.ts';

/** What all tables share, with the words of every table; both are loaded side by side. */
async function withTables(language: OtherLanguage, load: () => Promise<TableTexts>): Promise<TableTexts> {
  const [shared, { words, narrowWords }] = await Promise.all([load(), wordsOfTables(language)]);
  return { ...shared, words: { ...shared.words, ...words }, narrowWords };
}

export const useTableTexts = createTexts<TableTexts>({
  en: async () => (await import('./en.ts')).en,
  hi: () => withTables('hi', async () => (await import('./hi.ts')).hi),
  zh: () => withTables('zh', async () => (await import('./zh.ts')).zh),
  es: () => withTables('es', async () => (await import('./es.ts')).es),
  fr: () => withTables('fr', async () => (await import('./fr.ts')).fr),
  it: () => withTables('it', async () => (await import('./it.ts')).it),
  ar: () => withTables('ar', async () => (await import('./ar.ts')).ar),
});
