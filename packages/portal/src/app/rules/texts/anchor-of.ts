import type { Language } from '@maidan/contract/wire';
import { rulesOf } from './rule-groups.ts';

const shown: ReadonlySet<string> = new Set(Object.values(rulesOf).flat());

/**
 * The anchor of a rule on the rules page, which differs in Hindi; undefined for a rule that is not on the
 * page.
 */
export function anchorOf(rule: string, language: Language): string | undefined {
  if (!shown.has(rule)) return undefined;
  return language === 'hi' ? `${rule}-hi` : rule;
}
