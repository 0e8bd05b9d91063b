import { coinsFromWhole } from '@maidan/betting';
import { expect, test } from 'vitest';
import { stakeFault } from './stake-limits.ts';
import { en } from './texts/en.ts';

const limits = { stakeMin: coinsFromWhole(100), stakeMax: coinsFromWhole(500_000) };
const available = coinsFromWhole(10_000);

const faultOf = (stake: number, needed = stake) =>
  stakeFault(coinsFromWhole(stake), { limits, available, needed: coinsFromWhole(needed) }, en);

test.each([
  [0, undefined],
  [99, 'Minimum bet is 100'],
  [100, undefined],
  [10_000, undefined],
  [10_001, 'This bet needs 10,001 coins and 10,000 are available'],
  [500_001, 'Maximum bet is 5,00,000'],
])('of 10,000 coins a stake of %i is answered by %j', (stake, expected) => {
  expect(faultOf(stake)).toBe(expected);
});

test('a bet that other bets cover needs no coins, and what the house does not send is not checked', () => {
  expect(faultOf(20_000, 0)).toBeUndefined();
  const unknown = { limits: undefined, available: undefined, needed: available };
  expect(stakeFault(coinsFromWhole(1), unknown, en)).toBeUndefined();
});
