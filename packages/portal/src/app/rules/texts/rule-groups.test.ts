import { expect, test } from 'vitest';
import { anchorOf } from './rule-groups.ts';

test.each([
  ['penalty-runs', 'en', 'penalty-runs'],
  ['penalty-runs', 'hi', 'penalty-runs-hi'],
  ['operator', 'fr', 'operator'],
  ['scripted', 'en', undefined],
  ['scripted', 'hi', undefined],
] as const)('the rule %s in the language %s is at %s', (rule, language, anchor) => {
  expect(anchorOf(rule, language)).toBe(anchor);
});
