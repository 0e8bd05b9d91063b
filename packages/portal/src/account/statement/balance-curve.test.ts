import { expect, test } from 'vitest';
import { axisFormat, curvePoints, timeAxisFormat } from './balance-curve.tsx';
import { runningBalance } from './statement-entry.ts';

test.each([
  [
    [90_000, 500_000],
    ['90K', '5L'],
  ],
  [
    [495_049.15, 500_901.67],
    ['4.95L', '5.01L'],
  ],
  // At 1L the top would be below the balance of 1,00,000 that is drawn under it.
  [
    [99_499, 104_791.04],
    ['99.5K', '1.05L'],
  ],
  [
    [500_000, 500_000.5],
    ['5,00,000', '5,00,000.5'],
  ],
  [
    [500_000, 500_000],
    ['5,00,000', '5,00,000'],
  ],
  [
    [999_999_999.99, 999_999_999.99],
    ['99,99,99,999.99', '99,99,99,999.99'],
  ],
  [
    [495_049.15, 495_049.15],
    ['4,95,049.15', '4,95,049.15'],
  ],
  [
    [-25_000_000_000, 107_392_587_195.99],
    ['-2,500Cr', '10,739.3Cr'],
  ],
  [
    [999_999_900, 1_000_000_000],
    ['99,99,99,900', '1,00,00,00,000'],
  ],
])('the ends of an axis from %j are written %j', (balances, written) => {
  expect(balances.map(axisFormat(balances))).toEqual(written);
});

test.each([
  ['2026-11-16T10:00:00Z', '2026-11-17T10:00:00Z', ['16-11-2026', '17-11-2026']],
  ['2026-11-16T10:00:00Z', '2026-11-16T10:01:00Z', ['15:30', '15:31']],
  ['2026-11-16T10:00:05Z', '2026-11-16T10:00:40Z', ['15:30:05', '15:30:40']],
])('the time from %s to %s is written %j', (start, end, written) => {
  const ends = [Date.parse(start), Date.parse(end)] as const;
  expect(ends.map(timeAxisFormat(...ends))).toEqual(written);
});

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
