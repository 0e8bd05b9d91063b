import type { RuleTexts } from './rule-texts.ts';

/** The sentence of a rule; undefined for an unknown one: then only the house's reason is shown. */
export function sayRule({ rules }: RuleTexts, rule: string): string | undefined {
  const known: Readonly<Record<string, string>> = rules;
  return Object.hasOwn(known, rule) ? known[rule] : undefined;
}
