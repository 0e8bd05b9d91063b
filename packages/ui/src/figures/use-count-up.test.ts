import { expect, test } from 'vitest';
import { countedAt } from './use-count-up.ts';

test('a sum counts up from zero in 700 ms, quickly at first', () => {
  const shown = [0, 100, 350, 699].map((elapsedMs) => countedAt(9_350, elapsedMs));
  expect(shown).toEqual([0, 3_461, 8_181, 9_349]);
});

test('after counting a sum is exact to the hundredth', () => {
  expect(countedAt(20.5, 700)).toBe(20.5);
  expect(countedAt(20.5, 5_000)).toBe(20.5);
});
