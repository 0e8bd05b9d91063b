import { expect, test } from 'vitest';
import {
  allMarketKinds,
  isDecimalKind,
  isMarketKind,
  isRunnerKind,
  kindOfOddsType,
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
