import type { Language } from '@maidan/contract/wire';
import type { GameRuleId } from '@maidan/games/rules';
import type { ResultRuleId } from '@maidan/sports';
import { createTexts } from '@maidan/ui/texts.ts';

export interface RuleTexts {
  /** The label before the house's own record of a result. */
  readonly record: string;
  /** The rule in one sentence, without examples: their figures could be mistaken for those of the result. */
  readonly rules: Readonly<Record<ResultRuleId | GameRuleId, string>>;
}

/** The sentence of a rule; undefined for an unknown one: then only the house's reason is shown. */
export function sayRule({ rules }: RuleTexts, rule: string): string | undefined {
  const known: Readonly<Record<string, string>> = rules;
  return Object.hasOwn(known, rule) ? known[rule] : undefined;
}

/** English is missing: the house's own reasons are English. */
const ruleTexts = createTexts<RuleTexts, Exclude<Language, 'en'>>({
  hi: async () => (await import('./hi.ts')).hi,
  zh: async () => (await import('./zh.ts')).zh,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  ar: async () => (await import('./ar.ts')).ar,
});

/** Loaded with the bets they explain, so that no other page needs them; null if they fail to load. */
export async function loadRuleTexts(language: Exclude<Language, 'en'>): Promise<RuleTexts | null> {
  try {
    return await ruleTexts.load(language);
  } catch (error) {
    reportError(error);
    return null;
  }
}
