import { expect, test } from 'vitest';
import {
  cancelWrongRates,
  deleteAfterResult,
  deleteAfterSuspension,
  isTossBetInTime,
  type PlacedSessionBet,
  voidIllegitimateWinners,
  wins,
} from './voiding.ts';

const LAY_40: PlacedSessionBet = { id: 'lay', side: 'lay', run: 40, placedAt: 1_000 };
const BACK_48: PlacedSessionBet = { id: 'back', side: 'back', run: 48, placedAt: 2_000 };

test('a yes wins at or above its run and a no below it', () => {
  expect([47, 48, 49].map((run) => wins(BACK_48, run))).toEqual([false, true, true]);
  expect([39, 40].map((run) => wins(LAY_40, run))).toEqual([true, false]);
});

test('200000 lay at 40 and 200000 back at 48 with actual score 38: the lay is voided, the back stays', () => {
  expect(voidIllegitimateWinners([LAY_40, BACK_48], 38)).toMatchObject([
    { id: 'lay', rule: 'illegitimate-winnings' },
  ]);
});

test('bets at a wrong rate are cancelled, others are not', () => {
  expect(cancelWrongRates([LAY_40, BACK_48], 47, 2)).toMatchObject([{ id: 'lay', rule: 'wrong-rate' }]);
});

test('bets placed once the result was known are deleted', () => {
  expect(deleteAfterResult([LAY_40, BACK_48], 2_000)).toMatchObject([{ id: 'back', rule: 'result-known' }]);
});

test('bets before a suspension that never ended stand', () => {
  expect(deleteAfterSuspension([LAY_40, BACK_48], 1_500)).toMatchObject([
    { id: 'back', rule: 'suspended-never-resumed' },
  ]);
  expect(deleteAfterSuspension([LAY_40, BACK_48], 3_000)).toEqual([]);
});

test('toss bets are taken until an hour before the match starts', () => {
  const start = 10 * 3_600_000;
  expect(isTossBetInTime(start - 3_600_001, start)).toBe(true);
  expect(isTossBetInTime(start - 3_600_000, start)).toBe(false);
});
