import { expect, test } from 'vitest';
import { cleanDecimal } from './decimal-input.tsx';

test.each([
  ['', ''],
  ['0', '0'],
  ['05', '5'],
  ['0010', '10'],
  ['2000', '2000'],
  ['10.5', '10.5'],
  ['10.555', '10.55'],
  ['10,5', '10.5'],
  ['٢٥٫٥', '25.5'],
  ['५००', '500'],
])('the stake %j is kept as %j', (typed, kept) => {
  expect(cleanDecimal(typed)).toBe(kept);
});

test.each(['-5', '12abc', 'abc', '1e5', '--', '1,5,5', '1,000'])(
  '%j is not a stake and becomes 0',
  (typed) => {
    expect(cleanDecimal(typed)).toBe('0');
  },
);
