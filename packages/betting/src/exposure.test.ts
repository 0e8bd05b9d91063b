import { describe, expect, it } from 'vitest';
import type { Leg } from './bet.ts';
import { coinsFromWhole } from './coins.ts';
import { bookOf, exposureOf } from './exposure.ts';
import type { MarketDefinition } from './market.ts';
import { oddsFromRaw } from './odds.ts';

const match: MarketDefinition = { shape: 'winner', rule: 'bookmaker', runners: ['a', 'b'] };
const session: MarketDefinition = { shape: 'line' };
const back: Leg = {
  option: 'a',
  side: 'back',
  stake: coinsFromWhole(1_000),
  odds: oddsFromRaw(0.8),
  run: 40,
};

describe('the exposure of an account', () => {
  it('is the sum of what its markets hold', () => {
    const standings = [
      { definition: match, book: bookOf(match, [back]) },
      { definition: session, book: bookOf(session, [back, back]) },
    ];
    expect(exposureOf(standings)).toBe(coinsFromWhole(3_000));
  });

  it('is not lessened by a market that can only win', () => {
    const sure = [
      { ...back, odds: oddsFromRaw(2) },
      { ...back, option: 'b', odds: oddsFromRaw(2) },
    ];
    const standings = [
      { definition: match, book: bookOf(match, sure) },
      { definition: session, book: bookOf(session, [back]) },
    ];
    expect(exposureOf(standings)).toBe(coinsFromWhole(1_000));
  });

  it('is nothing without bets', () => {
    expect(exposureOf([])).toBe(0n);
    expect(exposureOf([{ definition: match, book: bookOf(match, []) }])).toBe(0n);
  });
});
