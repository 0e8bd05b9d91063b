import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coins,
  coinsFromWhole,
  coinsToWireNumber,
  formatCoins,
  isWholeCoins,
  parseCoins,
  roundHalfUpToHundredths,
  roundHalfUpToWhole,
  roundUpToHundredths,
  showCoins,
} from './coins.ts';

describe('reading coins from the wire', () => {
  it.each([
    [100, 10_000n],
    ['100', 10_000n],
    [0, 0n],
    [-0, 0n],
    [0.1, 10n],
    [1.15, 115n],
    ['1.5', 150n],
    ['-0.05', -5n],
    ['100.000', 10_000n],
    [10_000_000_000_000, 1_000_000_000_000_000n],
    ['10000000000000', 1_000_000_000_000_000n],
  ])('reads %j exactly', (input, expected) => {
    expect(parseCoins(input)).toBe(expected);
  });

  it.each([
    0.1 + 0.2,
    1.005,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    10_000_000_000_001,
    '10000000000000.01',
    '1.005',
    '1e3',
    ' 1',
    '+1',
    '',
    '.5',
    '1.',
    '0x10',
    null,
    undefined,
    true,
    [100],
    {},
  ])('does not read %j', (input) => {
    expect(parseCoins(input)).toBeUndefined();
  });

  it('reads back any figure up to the largest, written as a number and as text', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), (hundredths) => {
        const amount = coins(hundredths);
        expect(parseCoins(coinsToWireNumber(amount))).toBe(amount);
        expect(parseCoins(formatCoins(amount))).toBe(amount);
      }),
    );
  });

  it('throws on writing a figure that a double cannot hold exactly', () => {
    expect(() => coinsToWireNumber(coins(2n ** 53n))).toThrow(RangeError);
  });
});

describe('showing coins', () => {
  it.each([
    [0n, '0'],
    [99_900n, '999'],
    [123_450n, '1,234.5'],
    [1_234_567n, '12,345.67'],
    [10_000_000n, '1,00,000'],
    [-12_345_678_905n, '-12,34,56,789.05'],
  ])('%s hundredths are shown to people as %s', (hundredths, text) => {
    expect(showCoins(coins(hundredths))).toBe(text);
  });

  it.each([
    [123_450n, '1234.5'],
    [123_400n, '1234'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [0n, '0'],
    [-100_010n, '-1000.1'],
  ])('shows %s hundredths as %s', (hundredths, text) => {
    expect(formatCoins(coins(hundredths))).toBe(text);
  });
});

describe('rounding', () => {
  it.each([
    [149n, 100n, 1n],
    [150n, 100n, 2n],
    [-150n, 100n, -1n],
    [-151n, 100n, -2n],
    [-49n, 100n, 0n],
    [200n, 100n, 2n],
    [-200n, 100n, -2n],
  ])('half up to hundredths takes %s / %s to %s', (numerator, denominator, expected) => {
    expect(roundHalfUpToHundredths(numerator, denominator)).toBe(expected);
  });

  it.each([
    [149n, 1n, 100n],
    [150n, 1n, 200n],
    [-150n, 1n, -100n],
    [-151n, 1n, -200n],
    [14_999n, 100n, 100n],
  ])('half up to whole coins takes %s / %s to %s', (numerator, denominator, expected) => {
    expect(roundHalfUpToWhole(numerator, denominator)).toBe(expected);
  });

  it.each([
    [101n, 100n, 2n],
    [100n, 100n, 1n],
    [-101n, 100n, -1n],
    [-99n, 100n, 0n],
  ])('up to hundredths takes %s / %s to %s', (numerator, denominator, expected) => {
    expect(roundUpToHundredths(numerator, denominator)).toBe(expected);
  });

  it('never changes a figure by more than half a step, and rounds a half in favour of the client', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(1n, 10_000n), (numerator, denominator) => {
        const twiceError = 2n * (roundHalfUpToHundredths(numerator, denominator) * denominator - numerator);
        expect(twiceError > -denominator && twiceError <= denominator).toBe(true);
      }),
    );
  });
});

describe('counting coins', () => {
  it('distinguishes whole coins from fractions', () => {
    expect(isWholeCoins(coinsFromWhole(7))).toBe(true);
    expect(isWholeCoins(coins(701n))).toBe(false);
  });
});
