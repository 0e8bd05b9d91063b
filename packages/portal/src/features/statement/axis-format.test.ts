import { expect, test } from 'vitest';
import { axisFormat } from './axis-format.ts';

test.each([
  [
    [90_000, 500_000],
    ['90K', '5L'],
  ],
  [
    [495_049.15, 500_901.67],
    ['4.95L', '5.01L'],
  ],
  [
    [500_000, 500_000.5],
    ['5,00,000', '5,00,000.5'],
  ],
  [
    [500_000, 500_000],
    ['5,00,000', '5,00,000'],
  ],
  [
    [999_999_999.99, 999_999_999.99],
    ['99,99,99,999.99', '99,99,99,999.99'],
  ],
])('the ends of an axis from %j are written %j', (balances, written) => {
  expect(balances.map(axisFormat(balances))).toEqual(written);
});
