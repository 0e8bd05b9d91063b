import type { AviatorBetsPicture, LiveBet } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { patchBets } from './patch-bets.ts';

const row = (id: string, amount: number, x: number | null = null): LiveBet => ({
  id,
  player: 'k***1',
  amount,
  x,
  win: x === null ? 0 : amount * x,
});

const picture: AviatorBetsPicture = {
  n: 4,
  roundId: 'aviator.7',
  bettorCount: 2,
  betCount: 2,
  totalBet: 150,
  totalWin: 0,
  bets: [row('a', 100), row('b', 50)],
};

test('a patch changes the rows and figures it contains, and the largest bet stays first', () => {
  const after = patchBets(picture, {
    n: 5,
    totalWin: 75,
    betCount: 3,
    bets: [row('b', 50, 1.5), row('c', 200)],
  });
  expect(after?.bets.map(({ id, x }) => [id, x])).toEqual([
    ['c', null],
    ['a', null],
    ['b', 1.5],
  ]);
  expect(after).toMatchObject({ n: 5, totalWin: 75, betCount: 3, bettorCount: 2 });
});

test('bets that were removed are no longer shown', () => {
  expect(patchBets(picture, { n: 5, gone: ['a'] })?.bets.map(({ id }) => id)).toEqual(['b']);
});

test('another round starts with the bets in its patch', () => {
  const after = patchBets(picture, { n: 5, roundId: 'aviator.8', betCount: 0, bets: [] });
  expect(after).toMatchObject({ roundId: 'aviator.8', bets: [] });
});

test('after a patch that does not follow, a new picture is requested', () => {
  expect(patchBets(picture, { n: 6, totalWin: 1 })).toBeUndefined();
});
