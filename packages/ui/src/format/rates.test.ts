import { describe, expect, it } from 'vitest';
import { formatBetRate, formatPrice, formatRate, formatRun, formatWholeRate } from './rates.ts';

describe('a rate', () => {
  it.each([
    [0.85, '85.00'],
    [1.005, '100.50'],
    [0.0725, '7.25'],
    [0, '0.00'],
    [2.06, '206.00'],
    [1.55, '155.00'],
  ])('of %s is shown times 100 with 2 decimals: %s', (odds, text) => {
    expect(formatRate(odds)).toBe(text);
  });

  it('of a bet that has none is a dash', () => {
    expect(formatBetRate(0)).toBe('–');
    expect(formatBetRate(0.85)).toBe('85.00');
  });

  it.each([
    [1, '100'],
    [0.95, '95'],
    [1.1, '110'],
  ])('that is whole, of %s, has no decimals: %s', (odds, text) => {
    expect(formatWholeRate(odds)).toBe(text);
  });
});

it('a run has no decimals', () => {
  expect(formatRun(48)).toBe('48');
});

it.each([
  [1.95, '1.95'],
  [2, '2'],
  [9.5, '9.5'],
  [1.987, '1.99'],
])('a price of %s loses its trailing zeros: %s', (odds, text) => {
  expect(formatPrice(odds)).toBe(text);
});
