import { coins, coinsFromWhole } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { breakDown, chipLook, shortAmount } from './chip-values.ts';

describe('the amount on a chip', () => {
  it.each([
    [100, '100'],
    [999, '999'],
    [1_000, '1k'],
    [1_250, '1.25k'],
    [99_999, '99.99k'],
    [100_000, '1L'],
    [250_000, '2.5L'],
    [10_000_000, '1Cr'],
    [12_345_678, '1.23Cr'],
  ])('writes %i as %s', (whole, text) => {
    expect(shortAmount(coinsFromWhole(whole))).toBe(text);
  });

  it('never shows more than was staked', () => {
    expect(shortAmount(coins(199_999n))).toBe('1.99k');
  });
});

describe('the chips of a stake', () => {
  it('have the colour of the largest chip value reached, or of the smallest below that', () => {
    expect(chipLook(coinsFromWhole(1_999))).toBe(chipLook(coinsFromWhole(1_000)));
    expect(chipLook(coinsFromWhole(1_999))).not.toBe(chipLook(coinsFromWhole(2_000)));
    expect(chipLook(coinsFromWhole(10))).toBe(chipLook(coinsFromWhole(100)));
  });

  it('add up to the stake while there is room', () => {
    const [stack = []] = breakDown(coinsFromWhole(1_800), { high: 7, stacks: 2 });
    expect(stack.map(({ value }) => value / 100n)).toEqual([1_000n, 500n, 100n, 100n, 100n]);
  });

  it('begin a second stack, and never a third', () => {
    expect(breakDown(coinsFromWhole(800_000), { high: 3, stacks: 2 }).map((stack) => stack.length)).toEqual([
      3, 1,
    ]);
    expect(
      breakDown(coinsFromWhole(1_000_000_000), { high: 7, stacks: 2 }).map((stack) => stack.length),
    ).toEqual([7, 7]);
  });

  it('stay one stack where there is room for no more', () => {
    expect(breakDown(coinsFromWhole(1_000_000_000), { high: 3, stacks: 1 })).toHaveLength(1);
  });

  it('are one chip for a stake below the smallest', () => {
    expect(breakDown(coinsFromWhole(10), { high: 7, stacks: 2 })).toHaveLength(1);
  });
});
