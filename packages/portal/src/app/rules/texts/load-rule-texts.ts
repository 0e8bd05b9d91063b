import type { Language } from '@maidan/contract/wire';
import type { TextLoads } from '../../../texts/feature-texts.ts';
import type { RuleTexts } from './rule-texts.ts';

/** English is missing: the house's own reasons are English. */
type OtherLanguage = Exclude<Language, 'en'>;

const loads: TextLoads<RuleTexts, OtherLanguage> = {
  hi: async () => (await import('./hi.ts')).hi,
  zh: async () => (await import('./zh.ts')).zh,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  ar: async () => (await import('./ar.ts')).ar,
};

/** Loaded with the bets they explain, so that no other page needs them; null if they fail to load. */
export async function loadRuleTexts(language: OtherLanguage): Promise<RuleTexts | null> {
  try {
    return await loads[language]();
  } catch (error) {
    reportError(error);
    return null;
  }
}
