import { expect, test } from 'vitest';
import { newlySettled } from './newly-settled.ts';

const bet = (id: string, selectionId: string, profitLoss: number, isDeleted: 0 | 1 = 0) => ({
  _id: id,
  selectionId,
  sessionName: `fancy ${selectionId}`,
  decisionRun: 50,
  profitLoss,
  isDeleted,
});

test('a fancy is announced once, with the profit of all its bets', () => {
  const before = [bet('1', 'a', 900)];
  const now = [bet('1', 'a', 900), bet('2', 'b', 0.1), bet('3', 'b', 0.2)];
  expect(newlySettled(before, now)).toEqual([{ id: '2', name: 'fancy b', run: 50, profit: 0.3 }]);
  expect(newlySettled(now, now)).toEqual([]);
});

test('a deleted bet is not announced as settled', () => {
  expect(newlySettled([], [bet('1', 'a', 0, 1)])).toEqual([]);
});

test('a void fancy has no run', () => {
  expect(newlySettled([], [{ ...bet('1', 'a', 0), decisionRun: null }])).toEqual([
    { id: '1', name: 'fancy a', run: null, profit: 0 },
  ]);
});
