import { expect, test } from 'vitest';
import { fakeMatka } from '../fake-matka.ts';
import { readMarket } from '../live/matka-wire.ts';
import { openBetsOfDay, readBet, type SentBet, sumProfit } from './placed-bet.ts';

/** With the fields of document 2, section 3, and no others. */
const row: SentBet = {
  matkaName: 'Maidan Day',
  betNumber: '07',
  gameType: 'JODI',
  betType: 'CLOSE',
  amount: 100,
  isDeclare: 0,
  result: '',
  profitLoss: 0,
  createdAt: '2026-07-14T12:00:00+05:30',
};

/** Of these bets, those that the tiles of the market show at a moment. */
function openAt(nowMs: number, parts: Parameters<typeof fakeMatka>[0], bets: readonly Partial<SentBet>[]) {
  const { day, ...sent } = fakeMatka(parts);
  const market = readMarket(sent, nowMs);
  return openBetsOfDay(
    bets.map((bet, index) => readBet({ ...row, ...bet }, index)),
    market,
  ).map(({ _id }) => Number(_id));
}

const at = (time: string, day = '2026-07-14') => Date.parse(`${day}T${time}+05:30`);
const placed = (time: string, day = '2026-07-14'): Partial<SentBet> => ({
  createdAt: new Date(at(time, day)).toISOString(),
});

test('where a house sends no day, a bet is on the day it was placed, until it is settled', () => {
  const bets = [
    placed('12:00'),
    placed('12:00', '2026-07-13'),
    placed('01:00', '2026-07-14'),
    { isDeclare: 1 } as const,
  ];
  expect(openAt(at('13:00'), {}, bets)).toEqual([0, 2]);
});

test('a bet placed after midnight on a market that closes after it is on the day that market opened', () => {
  const night = { openTime: '22:30', closeTime: '00:30', resultTime: '00:35' };
  const bets = [
    placed('00:10', '2026-07-15'),
    placed('22:00', '2026-07-14'),
    placed('00:10', '2026-07-14'),
    placed('12:00', '2026-07-13'),
  ];
  expect(openAt(at('00:15', '2026-07-15'), night, bets)).toEqual([0, 1]);
  expect(openAt(at('00:40', '2026-07-15'), night, bets)).toEqual([]);
});

test('the day that a house sends is followed', () => {
  expect(openAt(at('13:00'), {}, [{ day: '2026-07-14' }, { day: '2026-07-15' }])).toEqual([0]);
});

test('a row of document 2 is numbered, and not deleted', () => {
  expect(readBet(row, 3)).toEqual({ ...row, _id: '3', isDeleted: 0 });
  expect(readBet({ ...row, _id: '7', isDeleted: 1 }, 3)).toMatchObject({ _id: '7', isDeleted: 1 });
});

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
