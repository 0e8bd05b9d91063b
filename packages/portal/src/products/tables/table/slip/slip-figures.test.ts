import { coinsFromWhole, oddsFromDecimal } from '@maidan/betting';
import { gameByCode } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { previewBet } from './slip-figures.tsx';
import { legOf, sentRate, type TableBet } from './table-bet.ts';

const definition = gameByCode('teen9')?.definition ?? { shape: 'line' };

const bet = (sid: string, rate = 2.94): TableBet => ({
  cell: `${sid}/back`,
  roundId: 'r1',
  sid,
  side: 'back',
  name: 'Lion Winner',
  betFor: 'lion',
  rate,
});

test('a single bet can win its price less the stake, and its stake is held', () => {
  expect(previewBet(definition, [], legOf(bet('21'), 100))).toEqual({
    mayWin: coinsFromWhole(194),
    mayLose: coinsFromWhole(100),
    held: coinsFromWhole(100),
  });
});

test('what a bet on another hand covers is not held again', () => {
  const earlier = [legOf(bet('11'), 1000), legOf(bet('31'), 1000)];
  // Held before: 2000 if Lion wins. With the bet on Lion too: 60 whoever wins.
  expect(previewBet(definition, earlier, legOf(bet('21'), 1000)).held).toBe(coinsFromWhole(60 - 2000));
});

test('a lay risks what the back would win', () => {
  const lay = { ...legOf(bet('21'), 100), side: 'lay' as const };
  expect(previewBet(definition, [], lay)).toMatchObject({
    mayWin: coinsFromWhole(100),
    mayLose: coinsFromWhole(194),
  });
});

test('the rate is sent as a text of two decimals, less the table’s difference', () => {
  expect(sentRate(2.94, 0)).toBe('2.94');
  expect(sentRate(2.94, 0.05)).toBe('2.89');
  expect(sentRate(404, 0)).toBe('404.00');
});

test('a leg has the rate that the player set', () => {
  expect(legOf(bet('21', 2.95), 100).odds).toBe(oddsFromDecimal('2.95'));
});
