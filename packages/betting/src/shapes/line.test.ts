import { describe, expect, it } from 'vitest';
import { bookOf } from '../../testing/book-of.ts';
import { settle } from '../../testing/settle.ts';
import type { Leg } from '../bet.ts';
import { coins, coinsFromWhole } from '../coins.ts';
import { held, shapeOf } from '../market.ts';
import { oddsFromRaw } from '../prices/odds.ts';
import type { LineDefinition } from './line.ts';

const session: LineDefinition = { shape: 'line' };

function bet(answer: 'yes' | 'no', run: number, whole: number, rate = 100): Leg {
  return {
    option: 'runs',
    side: answer === 'yes' ? 'back' : 'lay',
    run,
    stake: coinsFromWhole(whole),
    odds: oddsFromRaw(rate / 100),
  };
}

function stepsOf(legs: readonly Leg[]): string[] {
  const positions = shapeOf(session).positions(session, bookOf(session, legs));
  if (positions.by !== 'run') throw new Error('a line stands by run');
  return positions.steps.map(({ fromRun, profit }) => `${fromRun}: ${profit / 100n}`);
}

describe('a yes bet', () => {
  it('wins when the decision run reaches the line', () => {
    expect(settle(session, [bet('yes', 40, 1_000, 90)], { run: 40 })).toBe(coinsFromWhole(900));
  });

  it('loses its stake one run short', () => {
    expect(settle(session, [bet('yes', 40, 1_000, 90)], { run: 39 })).toBe(coinsFromWhole(-1_000));
  });

  it.each([
    [50, 85, 43],
    [30, 85, 26],
    [10, 84, 8],
    [10, 85, 9],
  ])('of %i at %i wins %i, rounded half up to whole coins', (stake, rate, profit) => {
    expect(settle(session, [bet('yes', 40, stake, rate)], { run: 44 })).toBe(coinsFromWhole(profit));
  });
});

describe('a no bet', () => {
  it('wins its stake when the decision run stays below the line', () => {
    expect(settle(session, [bet('no', 40, 1_000, 110)], { run: 39 })).toBe(coinsFromWhole(1_000));
  });

  it('loses stake times odds when the decision run reaches the line', () => {
    expect(settle(session, [bet('no', 40, 1_000, 110)], { run: 40 })).toBe(coinsFromWhole(-1_100));
  });

  it('loses to the hundredth, not rounded to whole coins', () => {
    expect(settle(session, [bet('no', 40, 50, 85)], { run: 40 })).toBe(coins(-4_250n));
  });
});

describe('a book of yes and no', () => {
  const between = [bet('no', 40, 200_000), bet('yes', 48, 200_000)];

  it('has a step at each line bet on', () => {
    expect(stepsOf(between)).toEqual(['0: 0', '40: -400000', '48: 0']);
    expect(stepsOf([])).toEqual(['0: 0']);
  });

  it('holds the worst step even when it lies between the lines', () => {
    expect(held(session, bookOf(session, between))).toBe(coinsFromWhole(400_000));
  });

  it('holds nothing when the middle can only win', () => {
    expect(held(session, bookOf(session, [bet('yes', 40, 1_000), bet('no', 48, 1_000)]))).toBe(0n);
  });

  it('finds a worst step far from the others', () => {
    const legs = [bet('yes', 40, 100), bet('no', 400, 5_000, 200)];
    expect(held(session, bookOf(session, legs))).toBe(coinsFromWhole(9_900));
  });

  it('counts no result below 0', () => {
    const certain = bet('yes', 0, 100, 50);
    expect(stepsOf([certain])).toEqual(['0: 50']);
    expect(held(session, bookOf(session, [certain]))).toBe(0n);
    expect(held(session, bookOf(session, [bet('no', 0, 100, 50)]))).toBe(coinsFromWhole(50));
  });

  it('takes a half line as the next whole run', () => {
    expect(settle(session, [bet('yes', 120.5, 2)], { run: 121 })).toBe(coinsFromWhole(2));
    expect(settle(session, [bet('yes', 120.5, 2)], { run: 120 })).toBe(coinsFromWhole(-2));
    expect(stepsOf([bet('yes', 120.5, 2), bet('yes', 121, 2)])).toEqual(['0: -4', '121: 4']);
  });
});

describe('a line', () => {
  it('takes no bet that does not name a run a result could reach', () => {
    const { run: _run, ...nameless } = bet('yes', 40, 100);
    const { accepts, addLeg, emptyBook } = shapeOf(session);
    const runs = [Number.NaN, Number.POSITIVE_INFINITY, -1];
    for (const leg of [nameless, ...runs.map((run) => ({ ...nameless, run }))]) {
      expect(accepts(session, leg)).toBe(false);
      expect(() => addLeg(session, emptyBook(session), leg)).toThrow('names its run');
    }
  });

  it.each([{ run: -1 }, { run: 1.5 }, { run: '40' }, { winner: 'india' }])(
    'does not take %j for an outcome',
    (outcome) => {
      expect(shapeOf(session).isOutcome(session, outcome)).toBe(false);
    },
  );
});
