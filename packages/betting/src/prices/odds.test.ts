import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalFromOdds,
  odds,
  oddsFromDecimal,
  oddsFromRaw,
  parseDecimalOdds,
  parseRawOdds,
  rawFromOdds,
} from './odds.ts';

describe('odds', () => {
  it('are the same for a bookmaker at 80, a raw 0.80 and a decimal 1.80', () => {
    expect([oddsFromRaw(0.8), oddsFromRaw('0.80'), oddsFromDecimal(1.8), oddsFromDecimal('1.80')]).toEqual([
      8000, 8000, 8000, 8000,
    ]);
  });

  it('drop the floating-point error of a computed price', () => {
    expect(oddsFromRaw(1.98 - 1)).toBe(9800);
    expect(oddsFromDecimal(1.1 * 3)).toBe(23_000);
  });

  it('come back as they were shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }).map(odds), (value) => {
        expect(oddsFromRaw(rawFromOdds(value))).toBe(value);
        expect(oddsFromDecimal(decimalFromOdds(value))).toBe(value);
      }),
    );
  });

  it.each([-0.01, Number.NaN, Number.POSITIVE_INFINITY, 1e9, '', '-1', '1e2', ' 1', null, undefined, {}])(
    'are not read from %j',
    (raw) => {
      expect(parseRawOdds(raw)).toBeUndefined();
      expect(parseDecimalOdds(raw)).toBeUndefined();
    },
  );

  it('are never below nothing: a decimal price under 1 is refused', () => {
    expect(parseDecimalOdds(0.99)).toBeUndefined();
    expect(() => oddsFromDecimal(0.99)).toThrow(RangeError);
    expect(() => oddsFromRaw(-1)).toThrow(RangeError);
    expect(() => odds(0.5)).toThrow(RangeError);
  });
});
