import type { RuleTexts } from './rule-texts.ts';

/** The rule in the words of these texts; undefined for one they do not know: then the house's reason stands alone. */
export function sayRule({ rules }: RuleTexts, rule: string): string | undefined {
  const known: Readonly<Record<string, string>> = rules;
  return Object.hasOwn(known, rule) ? known[rule] : undefined;
}
