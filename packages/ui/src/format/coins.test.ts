import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  figureLetters,
  formatCoins,
  formatEntry,
  formatExposure,
  formatSummary,
  signOf,
  sumCoins,
} from './coins.ts';

describe('a balance', () => {
  it.each([
    [123456789n, '12,34,567.89'],
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [-150000n, '-1,500.00'],
    [1234.5, '1,234.50'],
    [0, '0.00'],
  ] as const)('of %s is written %s', (coins, text) => {
    expect(formatCoins(coins)).toBe(text);
  });

  it.each([
    [10.999, '10.99'],
    [-10.999, '-10.99'],
    [0.009, '0.00'],
    [-0.009, '0.00'],
  ])('of %s is truncated to %s, never rounded away from zero', (coins, text) => {
    expect(formatCoins(coins)).toBe(text);
  });

  it('keeps the hundredth that binary fractions would lose', () => {
    expect([1.15, 4.35, 8.2, 1.005e6, 0.29].map(formatCoins)).toEqual([
      '1.15',
      '4.35',
      '8.20',
      '10,05,000.00',
      '0.29',
    ]);
  });

  it('is the same from hundredths as from the coins on the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (hundredths) => {
        expect(formatCoins(hundredths / 100)).toBe(formatCoins(BigInt(hundredths)));
      }),
    );
  });

  it('too large for a double is still written in full', () => {
    expect(formatCoins(12345678901234567890n)).toBe('1,23,45,67,89,01,23,45,678.90');
  });
});

describe('exposure', () => {
  it.each([
    [-250050n, '2,500.50'],
    [-2500.5, '2,500.50'],
    [75, '75.00'],
    [0, '0.00'],
  ] as const)('of %s is shown without its sign as %s', (coins, text) => {
    expect(formatExposure(coins)).toBe(text);
  });
});

describe('a summary', () => {
  it.each([
    [150000n, '1,500'],
    [150050n, '1,500.5'],
    [-150025n, '-1,500.25'],
    [0n, '0'],
    [100, '100'],
    [-0.005, '-0.01'],
    [2.675, '2.68'],
  ] as const)('of %s loses only its trailing decimals: %s', (coins, text) => {
    expect(formatSummary(coins)).toBe(text);
  });
});

describe('an entry of a table', () => {
  it.each([
    [150000n, '1,500'],
    [150050n, '1,500.50'],
    [18597.9, '18,597.90'],
    [-0.25, '-0.25'],
    [0, '0'],
  ] as const)('of %s is whole or has both decimals: %s', (coins, text) => {
    expect(formatEntry(coins)).toBe(text);
  });
});

it('the sign of coins is that of their value', () => {
  expect([-1n, 0n, 3n, -0.01, 0, 0.01].map(signOf)).toEqual([-1, 0, 1, -1, 0, 1]);
});

test.each([
  [[5, 1200], '1,200'.length],
  [[5, 1200.5], '1,200.50'.length],
  [[-99_99_99_99_999.99], '-99,99,99,99,999.99'.length],
  [[], '0'.length],
] as const)('a column of %j is as wide as its longest figure: %i letters', (column, letters) => {
  expect(figureLetters(column)).toBe(letters);
});

test('columns are added up', () => {
  expect(figureLetters([100], [2000])).toBe('100'.length + '2,000'.length);
});

it('coins from the wire are added without the errors of binary fractions', () => {
  expect(sumCoins([0.1, 0.2])).toBe(0.3);
  expect(sumCoins([1.15, -0.05, -1.1])).toBe(0);
});
