import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isLadderPrice,
  ladderPrices,
  nearestLadderPrice,
  nextPriceDown,
  nextPriceUp,
} from './price-ladder.ts';

describe('the price ladder', () => {
  it.each([
    [1.01, 1.02],
    [1.99, 2],
    [2, 2.02],
    [2.98, 3],
    [3, 3.05],
    [4, 4.1],
    [6, 6.2],
    [10, 10.5],
    [20, 21],
    [30, 32],
    [50, 55],
    [100, 110],
    [990, 1000],
  ])('steps from %s up to %s and back', (lower, upper) => {
    expect(nextPriceUp(lower)).toBe(upper);
    expect(nextPriceDown(upper)).toBe(lower);
  });

  it('ends at 1.01 and 1000', () => {
    expect(nextPriceDown(1.01)).toBeUndefined();
    expect(nextPriceUp(1000)).toBeUndefined();
  });

  it('finds the rungs around a price that is on none', () => {
    expect([nextPriceDown(2.01), nextPriceUp(2.01)]).toEqual([2, 2.02]);
    expect(isLadderPrice(2.01)).toBe(false);
    expect(isLadderPrice(Number.NaN)).toBe(false);
  });

  it('has no rung nearer to a price than the nearest one', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1100, noNaN: true }), (price) => {
        const distance = Math.abs(nearestLadderPrice(price) - price);
        const least = Math.min(...ladderPrices.map((rung) => Math.abs(rung - price)));
        expect(distance).toBeLessThanOrEqual(least + 1e-8);
      }),
    );
  });
});
