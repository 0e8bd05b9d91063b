import { FANCY_RULES } from '@maidan/sports';
import { expect, test } from 'vitest';
import { groupIds, rulesOf } from './texts/rule-groups.ts';
import { rulesEnglish } from './texts/rules-english.ts';
import { rulesHindi } from './texts/rules-hindi.ts';

const shown = groupIds.flatMap((group) => rulesOf[group]);

test('every rule that decides a session is on the page, once', () => {
  const ids = FANCY_RULES.map(({ id }) => id);
  expect(ids.filter((id) => !shown.includes(id))).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);
});

test.each([
  ['English', rulesEnglish],
  ['Hindi', rulesHindi],
])('%s has every rule of the page, and no other', (_, text) => {
  expect(Object.keys(text.rules).toSorted()).toEqual(shown.toSorted());
});
