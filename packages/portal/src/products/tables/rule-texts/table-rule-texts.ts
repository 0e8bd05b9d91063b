import { featureTexts } from '../../../texts/feature-texts.ts';
import type { TableRuleTexts } from './table-rule-text.ts';

/** Undefined in English: the games contain their rules in English. */
export const useTableRuleTexts = featureTexts<TableRuleTexts | undefined>({
  en: async () => undefined,
  hi: async () => (await import('./hi.ts')).hi,
  zh: async () => (await import('./zh.ts')).zh,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  ar: async () => (await import('./ar.ts')).ar,
});
