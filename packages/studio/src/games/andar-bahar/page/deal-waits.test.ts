import { expect, test } from 'vitest';
import { dealWaits } from './sides.ts';

test('there is a wait for the joker, for every card and after the last one', () => {
  expect(dealWaits(1)).toHaveLength(3);
  expect(dealWaits(49)).toHaveLength(51);
});

test('waits become shorter until the tenth card', () => {
  const [, ...cards] = dealWaits(20).slice(0, -1);
  expect(cards[0]).toBe(350);
  expect(cards.slice(10)).toEqual(Array.from({ length: 10 }, () => 120));
  expect(cards).toEqual(cards.toSorted((a, b) => b - a));
});

test('the longest deal ends within nine seconds', () => {
  expect(dealWaits(49).reduce((sum, wait) => sum + wait, 0)).toBeLessThan(9_000);
});
