import { oddsFromDecimal } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { exactReturns, inPercent, type PricedGame, type WeightedOutcome } from '../kit/exact-returns.ts';
import { gameOfNumber, type MatkaGame, matkaRates } from './matka-games.ts';
import { drawAtRates, drawOutcomes, jodiAtRates, jodiOutcomes, type MatkaRates } from './returns.ts';

/** The lowest return any number may have, in percent. */
const floor = 80;

const percents = (game: PricedGame, outcomes: readonly WeightedOutcome[]) =>
  [...exactReturns(game, outcomes)].map(([number, fraction]) => ({ number, percent: inPercent(fraction) }));

const all = (rates: MatkaRates = matkaRates) => [
  ...percents(drawAtRates(rates), drawOutcomes()),
  ...percents(jodiAtRates(rates), jodiOutcomes()),
];

const faults = (rates?: MatkaRates) => all(rates).filter(({ percent }) => percent < floor || percent > 100);

describe('the average return of a number', () => {
  it('is the same for every number of a game', () => {
    const byGame = new Map<MatkaGame, Set<number>>();
    for (const { number, percent } of all()) {
      const game = gameOfNumber(number);
      byGame.set(game, (byGame.get(game) ?? new Set()).add(percent));
    }
    expect(Object.fromEntries([...byGame].map(([game, found]) => [game, [...found]]))).toEqual({
      single: [95],
      oddEven: [95],
      singlePatti: [84],
      doublePatti: [84],
      triplePatti: [80],
      jodi: [95],
    });
  });

  it('is between the floor and 100 % for all 332 numbers', () => {
    expect([all().length, faults()]).toEqual([332, []]);
  });

  it('would be above 100 % at a rate of 340 for a double patti, which the check finds', () => {
    const found = faults({ ...matkaRates, doublePatti: oddsFromDecimal(340) });
    expect([found.length, found[0]?.percent]).toEqual([90, 102]);
  });

  it('would be above 100 % if pannas were drawn from the list of 220', () => {
    const evenly = drawOutcomes().map((outcome) => ({ ...outcome, weight: 1n }));
    const found = percents(drawAtRates(), evenly).find(({ number }) => number === '112');
    expect(found?.percent).toBeCloseTo(127.27, 2);
  });

  it('is computed from all thousand draws of three digits', () => {
    const weights = drawOutcomes().reduce((sum, { weight }) => sum + weight, 0n);
    expect(weights).toBe(1000n);
  });
});
