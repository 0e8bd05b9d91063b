import type { GameRuleId } from '@maidan/games/rules';
import type { ResultRuleId } from '@maidan/sports';

export interface RuleTexts {
  /** The label before the house's own record of a result. */
  readonly record: string;
  /** The rule in one sentence, without examples: their figures could be mistaken for those of the result. */
  readonly rules: Readonly<Record<ResultRuleId | GameRuleId, string>>;
}

/** The sentence of a rule; undefined for an unknown one: then only the house's reason is shown. */
export function formatRule({ rules }: RuleTexts, rule: string): string | undefined {
  const known: Readonly<Record<string, string>> = rules;
  return Object.hasOwn(known, rule) ? known[rule] : undefined;
}
