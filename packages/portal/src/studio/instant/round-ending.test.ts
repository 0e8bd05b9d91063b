import { expect, test } from 'vitest';
import { roundEnding } from './round-ending.ts';

test.each([
  ['20.00', '39.00', 'won'],
  ['60.00', '60.01', 'won'],
  ['60.00', '60.00', 'returned'],
  ['60.00', '20.00', 'returned'],
  ['60.00', '0.00', 'lostAll'],
])('%s staked and %s paid is %s', (staked, paid, ending) => {
  expect(roundEnding({ staked, paid })).toBe(ending);
});
