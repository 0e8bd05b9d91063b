import { coins, coinsFromWhole } from '@maidan/betting';
import { expect, test } from 'vitest';
import { legOf, previewRunners } from '../bets/preview-position.ts';
import { largestStake, neededFor, type StakeTerms } from './check-stake.ts';
import { lionsBet } from './fake-bet.ts';

const limits = { stakeMin: coinsFromWhole(100), stakeMax: coinsFromWhole(500_000) };

function termsOf(
  available: number,
  held: ReadonlyMap<string, bigint> = new Map(),
  side: 'back' | 'lay' = 'back',
) {
  const positions = new Map([...held].map(([runner, profit]) => [runner, coins(profit)]));
  const bet = { ...lionsBet, side };
  const profitsWith = (stake: number) => [
    ...previewRunners(positions, ['1', '2'], legOf(bet, stake)).values(),
  ];
  return { limits, available: coinsFromWhole(available), profitsWith } satisfies StakeTerms;
}

const needs = (stake: number, { profitsWith }: StakeTerms) => neededFor(stake, profitsWith);

test('a back needs its stake, and a lay its stake times its odds', () => {
  expect([0, 99, 10_001].map((stake) => needs(stake, termsOf(0)))).toEqual([
    0n,
    coinsFromWhole(99),
    coinsFromWhole(10_001),
  ]);
  expect(needs(12_000, termsOf(0, new Map(), 'lay'))).toBe(coinsFromWhole(10_800));
});

test('a bet that only reduces a loss needs no coins', () => {
  // The client loses 5,000 if Tigers win; a khai on Lions wins its stake there.
  const held = new Map([
    ['1', 450_000n],
    ['2', -500_000n],
  ]);
  expect(needs(5_000, termsOf(0, held, 'lay'))).toBe(0n);
});

test('Max is the largest stake within the limit that the coins cover', () => {
  expect(largestStake(termsOf(10_000))).toBe(10_000);
  expect(largestStake(termsOf(10_000_000))).toBe(500_000);
  expect(largestStake(termsOf(10_000, new Map(), 'lay'))).toBe(11_111);
  expect(largestStake(termsOf(99))).toBe(0);
});

test('without limits or a balance Max is unknown', () => {
  expect(largestStake({ ...termsOf(10), limits: undefined })).toBeUndefined();
  expect(largestStake({ ...termsOf(10), available: undefined })).toBeUndefined();
});
