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

const entries = runningBalance({
  totalCount: 2,
  balanceAmount: 100,
  statementData: [row(-30.1, 5), row(0.3, 4)],
});
const dayMs = (day: number) => Date.UTC(2026, 0, 1) + (day - 1) * 86_400_000;

test('the curve begins with the balance before the period and ends with the present one', () => {
  const points = curvePoints(entries, { startMs: dayMs(1), endMs: dayMs(9) });
  expect(points.map(({ y }) => y)).toEqual([100, 100.3, 70.2, 70.2]);
});

test('the curve begins shortly before its first entry, and extends to the end of the period', () => {
  const points = curvePoints(entries.slice(0, 1), { startMs: dayMs(1), endMs: dayMs(9) });
  expect(points.map(({ x }) => x)).toEqual([dayMs(4.8), dayMs(5), dayMs(9)]);
});

test('the curve begins no earlier than the period', () => {
  const startMs = dayMs(4.9);
  const points = curvePoints(entries.slice(0, 1), { startMs, endMs: dayMs(9) });
  expect(points[0]?.x).toBe(startMs);
});

test('the curve of a new account begins with its first credit', () => {
  const first = runningBalance({ totalCount: 1, balanceAmount: 0, statementData: [row(500, 4)] });
  const points = curvePoints(first, { startMs: dayMs(1), endMs: dayMs(9) });
  expect(points.map(({ x }) => x)).toEqual([dayMs(4), dayMs(4), dayMs(9)]);
});

test('an entry after the end of the period, due to a fast clock, still ends the curve', () => {
  const last = curvePoints(entries, { startMs: dayMs(1), endMs: dayMs(4.5) }).at(-1);
  expect(last).toEqual({ x: dayMs(5), y: 70.2 });
});

test('when older entries were left out the curve begins at the first known one', () => {
  const [first] = curvePoints(entries, { endMs: dayMs(9) });
  expect(first).toEqual({ x: dayMs(4), y: 100 });
});

test('a period without entries has no curve', () => {
  expect(curvePoints([], { endMs: dayMs(9) })).toEqual([]);
});
