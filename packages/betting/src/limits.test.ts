import { describe, expect, it } from 'vitest';
import { coins, coinsFromWhole } from './coins.ts';
import { matchCommission, sessionCommission } from './limits.ts';

describe('session commission', () => {
  it('is a share of the turnover, won or lost', () => {
    expect(sessionCommission(coinsFromWhole(1_500), 200)).toBe(coinsFromWhole(30));
  });

  it('rounds half a hundredth to the client', () => {
    expect(sessionCommission(coins(50n), 100)).toBe(1n);
    expect(sessionCommission(coins(49n), 100)).toBe(0n);
  });
});

describe('match commission', () => {
  it('is a share of the net loss', () => {
    expect(matchCommission(coinsFromWhole(-10_000), 150)).toBe(coinsFromWhole(150));
  });

  it('is nothing on a profit or an even market', () => {
    expect(matchCommission(coinsFromWhole(10_000), 150)).toBe(0n);
    expect(matchCommission(coins(0n), 150)).toBe(0n);
  });
});

describe('a commission rate', () => {
  it.each([-1, 10_001, 1.5, Number.NaN])('of %s is impossible', (rate) => {
    expect(() => sessionCommission(coinsFromWhole(1), rate)).toThrow(RangeError);
  });
});
