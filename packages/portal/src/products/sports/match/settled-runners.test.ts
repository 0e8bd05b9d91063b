import { expect, test } from 'vitest';
import { goneBets, settledRunners } from './newly-settled.ts';

const bet = (id: string, oddsType: 'toss' | 'bookmaker', profitLoss: number, changes = {}) => ({
  _id: id,
  oddsType,
  profitLoss,
  isDeclare: 1 as const,
  isDeleted: 0 as const,
  ...changes,
});

test('bets that are no longer open were settled or deleted', () => {
  const open = [bet('1', 'toss', 0), bet('2', 'bookmaker', 0)];
  expect(goneBets(open, [bet('2', 'bookmaker', 0), bet('3', 'bookmaker', 0)])).toEqual(new Set(['1']));
  expect(goneBets(open, open)).toEqual(new Set());
});

test('a market on runners is announced once, with the profit of all its bets', () => {
  const bets = [bet('1', 'toss', 0.1), bet('2', 'toss', 0.2), bet('3', 'bookmaker', 900)];
  expect(settledRunners(bets, new Set(['1', '2']))).toEqual([{ id: '1', oddsType: 'toss', profit: 0.3 }]);
});

test.each([
  ['is open again', { isDeclare: 0 }],
  ['was taken out', { isDeleted: 1 }],
])('a bet that %s is not announced as settled', (_, changes) => {
  expect(settledRunners([bet('1', 'toss', 5, changes)], new Set(['1']))).toEqual([]);
});
