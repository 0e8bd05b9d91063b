import { expect, test } from 'vitest';
import { axisFormat, timeAxisFormat } from './axis-format.ts';

test.each([
  [
    [90_000, 500_000],
    ['90K', '5L'],
  ],
  [
    [495_049.15, 500_901.67],
    ['4.95L', '5.01L'],
  ],
  // At 1L the top would be below the balance of 1,00,000 that is drawn under it.
  [
    [99_499, 104_791.04],
    ['99.5K', '1.05L'],
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
  [
    [495_049.15, 495_049.15],
    ['4,95,049.15', '4,95,049.15'],
  ],
  [
    [-25_000_000_000, 107_392_587_195.99],
    ['-2,500Cr', '10,739.3Cr'],
  ],
  [
    [999_999_900, 1_000_000_000],
    ['99,99,99,900', '1,00,00,00,000'],
  ],
])('the ends of an axis from %j are written %j', (balances, written) => {
  expect(balances.map(axisFormat(balances))).toEqual(written);
});

test.each([
  ['2026-11-16T10:00:00Z', '2026-11-17T10:00:00Z', ['16-11-2026', '17-11-2026']],
  ['2026-11-16T10:00:00Z', '2026-11-16T10:01:00Z', ['15:30', '15:31']],
  ['2026-11-16T10:00:05Z', '2026-11-16T10:00:40Z', ['15:30:05', '15:30:40']],
])('the time from %s to %s is written %j', (start, end, written) => {
  const ends = [Date.parse(start), Date.parse(end)] as const;
  expect(ends.map(timeAxisFormat(...ends))).toEqual(written);
});
