import { featureTexts } from '../feature-texts.ts';

/** The paragraphs and the names in the pay table, in the order of the English ones, with their figures. */
export interface TableRuleText {
  readonly paragraphs: readonly string[];
  readonly pays: readonly string[];
}

/** By the code of the table; one that is left out has its rules in English. */
export type TableRuleTexts = Readonly<Partial<Record<string, TableRuleText>>>;

/** Undefined in English, which the rules of a game are written in. */
export const useTableRuleTexts = featureTexts<TableRuleTexts | undefined>({
  en: async () => undefined,
  hi: async () => (await import('./hi.ts')).hi,
  zh: async () => (await import('./zh.ts')).zh,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  ar: async () => (await import('./ar.ts')).ar,
});
