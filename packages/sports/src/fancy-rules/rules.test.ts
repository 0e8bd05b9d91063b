import { expect, test } from 'vitest';
import { FANCY_RULES } from './rules.ts';

test('every rule has an anchor of its own and one sentence', () => {
  const ids = FANCY_RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, text } of FANCY_RULES) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(text).toMatch(/^[A-Z].*\.$/);
  }
});
