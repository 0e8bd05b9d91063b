import { expect, test } from 'vitest';
import {
  allMarketKinds,
  isDecimalKind,
  isMarketKind,
  isRunnerKind,
  kindOfOddsType,
  oddsTypeOf,
} from './market-kinds.ts';

test('exchange kinds are priced with the stake included, all others per hundred', () => {
  expect(allMarketKinds.filter(isDecimalKind)).toEqual(['match-odds', 'tied-match']);
});

test('bets name a runner in every kind but a fancy', () => {
  expect(allMarketKinds.filter((kind) => !isRunnerKind(kind))).toEqual(['fancy']);
});

test('a kind is found again by its word in the contract', () => {
  for (const kind of allMarketKinds) expect(kindOfOddsType(oddsTypeOf(kind))).toBe(kind);
});

test('what is no kind is none, whatever every object has', () => {
  expect(['round', 'matchOdds', 'toString', '__proto__'].filter(isMarketKind)).toEqual([]);
});
