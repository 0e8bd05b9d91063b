import type { Language } from '@maidan/contract/wire';
import { rulesOf } from './rule-groups.ts';

const shown: ReadonlySet<string> = new Set(Object.values(rulesOf).flat());

/** Where the rules page says it, in Hindi at an anchor of its own; undefined for a rule the page does not have. */
export function anchorOf(rule: string, language: Language): string | undefined {
  if (!shown.has(rule)) return undefined;
  return language === 'hi' ? `${rule}-hi` : rule;
}
