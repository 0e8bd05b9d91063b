import { expect, test } from 'vitest';
import { curvePoints } from './curve-points.ts';
import { runningBalance } from './running-balance.ts';

const row = (amount: number, day: number) => ({
  _id: String(day),
  createdAt: `2026-01-0${day}T00:00:00.000Z`,
  remark: '',
  amount,
  statementFor: 'profitLoss' as const,
});

test('the curve begins with what was there before the period and ends with what is there now', () => {
  const entries = runningBalance({
    totalCount: 2,
    balanceAmount: 70.2,
    statementData: [row(-30.1, 2), row(0.3, 1)],
  });
  expect(curvePoints(entries).map(({ y }) => y)).toEqual([100, 100.3, 70.2]);
});

test('a period without entries has no curve', () => {
  expect(curvePoints([])).toEqual([]);
});
