import type { TableOption } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { fakeTableBet } from '../bets/fake-table-bet.ts';
import { type BetRounds, betsToRepeat, lastBetOf, lastBetRound, withOpenBet } from './bets-to-repeat.ts';

const option = (sid: string, name: string): TableOption => ({
  sid,
  name,
  betFor: 'teen9',
  stakeMin: 1n as TableOption['stakeMin'],
  stakeMax: 9n as TableOption['stakeMax'],
});
const options = [option('11', 'Tiger Winner'), option('21', 'Lion Winner')];
const offers = new Map([['11', { sid: '11', isOpen: true, back: 3.1, lay: undefined, limits: undefined }]]);
const present = { roundId: 'r9', options, offerOf: (sid: string) => offers.get(sid) };

test('bets are repeated oldest first, on the present round and at its prices', () => {
  const bets = [
    fakeTableBet({ _id: '12', sid: '21', amount: 250, odds: 2.94 }),
    fakeTableBet({ _id: '9', sid: '11', amount: 100, odds: 2.94 }),
  ];
  expect(betsToRepeat(bets, present)).toEqual([
    {
      stake: 100,
      bet: {
        cell: '11/back',
        roundId: 'r9',
        sid: '11',
        side: 'back',
        name: 'Tiger Winner',
        betFor: 'teen9',
        rate: 3.1,
      },
    },
    {
      stake: 250,
      bet: {
        cell: '21/back',
        roundId: 'r9',
        sid: '21',
        side: 'back',
        name: 'Lion Winner',
        betFor: 'teen9',
        rate: 2.94,
      },
    },
  ]);
});

test('a lay is repeated as a lay, and an option that the table no longer has is left out', () => {
  const bets = [fakeTableBet({ _id: '1', sid: '11', betType: 'No' }), fakeTableBet({ _id: '2', sid: '99' })];
  expect(betsToRepeat(bets, present).map(({ bet }) => [bet.sid, bet.side, bet.rate])).toEqual([
    ['11', 'lay', 2.94],
  ]);
});

test('the last bet is the one with the highest number', () => {
  const bets = ['9', '101', '10'].map((_id) => fakeTableBet({ _id }));
  expect(lastBetOf(bets)?._id).toBe('101');
  expect(lastBetOf([])).toBeUndefined();
});

const seen = (...rounds: (string | undefined)[]): BetRounds => rounds.reduce<BetRounds>(withOpenBet, {});

test('a page that has seen no bet repeats those of the previous round', () => {
  expect(lastBetRound(seen(), 'r2', 'r1')).toBe('r1');
  expect(lastBetRound(seen(), 'r2', undefined)).toBeUndefined();
});

test('a round can be repeated once the next one begins, also when rounds were skipped', () => {
  expect(lastBetRound(seen('r5'), 'r6', 'r5')).toBe('r5');
  expect(lastBetRound(seen('r5', undefined), 'r9', 'r8')).toBe('r5');
});

test('bets on the present round do not hide those of the previous one', () => {
  expect(lastBetRound(seen('r5', 'r5', 'r6'), 'r6', 'r5')).toBe('r5');
  expect(lastBetRound(seen('r6'), 'r6', 'r5')).toBe('r5');
});
