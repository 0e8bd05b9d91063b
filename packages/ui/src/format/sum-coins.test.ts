import { expect, it } from 'vitest';
import { sumCoins } from './sum-coins.ts';

it('coins from the wire are added without the errors of binary fractions', () => {
  expect(sumCoins([0.1, 0.2])).toBe(0.3);
  expect(sumCoins([1.15, -0.05, -1.1])).toBe(0);
});
