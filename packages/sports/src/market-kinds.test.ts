import { coinsFromWhole } from '@maidan/betting';
import { describe, expect, it, test } from 'vitest';
import {
  allMarketKinds,
  isDecimalKind,
  isMarketKind,
  isRunnerKind,
  kindOfOddsType,
  limitsFor,
  type MarketKind,
  type MatchLimits,
  oddsTypeOf,
} from './market-kinds.ts';

test.each([
  ['bookmaker', false, true],
  ['match-odds', true, true],
  ['tied-match', true, true],
  ['toss', false, true],
  ['fancy', false, false],
] as const)(
  'a %s has a price with the stake included: %s; its bets name a runner: %s',
  (kind, isDecimal, hasRunners) => {
    expect([isDecimalKind(kind), isRunnerKind(kind)]).toEqual([isDecimal, hasRunners]);
  },
);

test('a kind is found by its word in the contract', () => {
  for (const kind of allMarketKinds) expect(kindOfOddsType(oddsTypeOf(kind))).toBe(kind);
});

test('a name that every object inherits is not a kind', () => {
  expect(['round', 'matchOdds', 'toString', '__proto__'].filter(isMarketKind)).toEqual([]);
});

const unset = coinsFromWhole(0);
const limits: MatchLimits = {
  matchMin: coinsFromWhole(100),
  matchMax: coinsFromWhole(50_000),
  sessionMin: coinsFromWhole(200),
  sessionMax: coinsFromWhole(20_000),
  tieMax: coinsFromWhole(1_000),
  tossMax: coinsFromWhole(2_000),
  matchOddsMax: coinsFromWhole(3_000),
};

describe('the limits of a market', () => {
  it.each<[MarketKind, number, number]>([
    ['bookmaker', 100, 50_000],
    ['match-odds', 100, 3_000],
    ['tied-match', 100, 1_000],
    ['toss', 100, 2_000],
    ['fancy', 200, 20_000],
  ])('of kind %s are %i to %i', (kind, stakeMin, stakeMax) => {
    expect(limitsFor(kind, limits)).toEqual({
      stakeMin: coinsFromWhole(stakeMin),
      stakeMax: coinsFromWhole(stakeMax),
    });
  });

  it.each<MarketKind>(['match-odds', 'tied-match', 'toss'])(
    'of kind %s fall back to the match maximum when theirs is not above 0',
    (kind) => {
      for (const none of [unset, coinsFromWhole(-1)]) {
        const without = { ...limits, tieMax: none, tossMax: none, matchOddsMax: none };
        expect(limitsFor(kind, without).stakeMax).toBe(limits.matchMax);
      }
    },
  );

  it('of a fancy never fall back to those of the match', () => {
    expect(limitsFor('fancy', { ...limits, sessionMax: unset }).stakeMax).toBe(unset);
  });
});
