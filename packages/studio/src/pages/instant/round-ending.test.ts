import { expect, test } from 'vitest';
import { pointsOfEnding, roundEnding } from './round-ending.ts';

test.each([
  ['20.00', '39.00', 'won'],
  ['60.00', '60.01', 'won'],
  ['60.00', '60.00', 'returned'],
  ['60.00', '20.00', 'returned'],
  ['60.00', '0.00', 'lostAll'],
])('%s staked and %s paid is %s', (staked, paid, ending) => {
  expect(roundEnding({ staked, paid })).toBe(ending);
});

test.each([
  ['100.00', '3600.00', '3500.00'],
  ['60.00', '60.01', '0.01'],
  ['60.00', '20.00', '20.00'],
])('of %s staked and %s paid, a win is shown by what it added and a return whole', (staked, paid, shown) => {
  expect(pointsOfEnding({ staked, paid })).toBe(shown);
});
