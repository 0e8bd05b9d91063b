import { expect, test } from 'vitest';
import { sumProfit } from './sum-profit.ts';

test('profit and loss is summed to the hundredth, over settled bets that were not deleted', () => {
  expect(
    sumProfit([
      { isDeclare: 1, isDeleted: 0, profitLoss: 0.1 },
      { isDeclare: 1, isDeleted: 0, profitLoss: 0.2 },
      { isDeclare: 1, isDeleted: 0, profitLoss: -100 },
      { isDeclare: 0, isDeleted: 0, profitLoss: 0 },
      { isDeclare: 1, isDeleted: 1, profitLoss: 7000 },
    ]),
  ).toBe(-99_70n);
});
