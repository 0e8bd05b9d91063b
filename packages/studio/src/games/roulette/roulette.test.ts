import { describe, expect, it } from 'vitest';
import { findBetFault, settleBets } from '../../rules/virtual-game.ts';
import { roulette, rouletteWithPartage } from './game.ts';
import { neighbourBets, racetrackBets } from './racetrack.ts';
import { pocketColour, spots, wheel } from './spots.ts';

const paidOn = (game: typeof roulette, number: number, option: string, points = 10): number =>
  Number(settleBets(game, number, [{ option, points }])[0]) / 100;

/** A second settlement, from a bet's name alone, that shares no code with the game. */
function plainPaid(number: number, option: string, points: number): number {
  const red = '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' ').map(Number);
  const between = (least: number, most: number) => number >= least && number <= most;
  const outside: Record<string, [boolean, number]> = {
    red: [red.includes(number), 2],
    black: [number > 0 && !red.includes(number), 2],
    odd: [number % 2 === 1, 2],
    even: [number > 0 && number % 2 === 0, 2],
    low: [between(1, 18), 2],
    high: [between(19, 36), 2],
    'dozen-1': [between(1, 12), 3],
    'dozen-2': [between(13, 24), 3],
    'dozen-3': [between(25, 36), 3],
    'column-1': [number % 3 === 1, 3],
    'column-2': [number % 3 === 2, 3],
    'column-3': [number > 0 && number % 3 === 0, 3],
    'first-four': [between(0, 3), 9],
  };
  const known = outside[option];
  if (known) return known[0] ? points * known[1] : 0;
  const numbers = option.split('-').slice(1).map(Number);
  return numbers.includes(number) ? points * (36 / numbers.length) : 0;
}

describe('the cloth of roulette', () => {
  it('has 157 spots: 37 straight, 60 splits, 14 streets, 23 corners, 11 lines, 6 of twelve, 6 of eighteen', () => {
    const counts = Object.fromEntries(
      ['straight', 'split', 'street', 'corner', 'line', 'column', 'dozen', 'even-money'].map((kind) => [
        kind,
        spots.filter((spot) => spot.kind === kind).length,
      ]),
    );
    expect(counts).toEqual({
      straight: 37,
      split: 60,
      street: 14,
      corner: 23,
      line: 11,
      column: 3,
      dozen: 3,
      'even-money': 6,
    });
    expect(new Set(spots.map(({ id }) => id)).size).toBe(157);
    expect(new Set(spots.map(({ covers }) => covers.join())).size).toBe(157);
  });

  it('covers the number of numbers that its pay is for, in ascending order', () => {
    const sizes = {
      straight: 1,
      split: 2,
      street: 3,
      corner: 4,
      line: 6,
      column: 12,
      dozen: 12,
      'even-money': 18,
    };
    for (const { kind, covers, odds } of spots) {
      expect(covers).toHaveLength(sizes[kind]);
      expect(odds).toBe((36 / covers.length - 1) * 10_000);
      expect(covers).toEqual([...covers].sort((one, other) => one - other));
    }
  });

  it('has the ids that stored rounds use', () => {
    const ids = spots.map(({ id }) => id);
    for (const id of [
      'straight-0',
      'split-0-3',
      'split-35-36',
      'trio-0-1-2',
      'street-34-35-36',
      'first-four',
    ])
      expect(ids).toContain(id);
    for (const id of ['corner-32-33-35-36', 'line-31-32-33-34-35-36', 'column-3', 'dozen-1', 'red', 'high'])
      expect(ids).toContain(id);
  });
});

describe('the pay of roulette', () => {
  it('is, for every number and every spot, what a second settlement pays', () => {
    for (const number of wheel)
      for (const { id } of spots)
        expect([id, paidOn(roulette, number, id)]).toEqual([id, plainPaid(number, id, 10)]);
  });

  it('on zero goes only to the straight, its splits, the trios and the first four', () => {
    expect(spots.filter(({ id }) => paidOn(roulette, 0, id) > 0).map(({ id }) => id)).toEqual([
      'straight-0',
      'split-0-1',
      'split-0-2',
      'split-0-3',
      'trio-0-1-2',
      'trio-0-2-3',
      'first-four',
    ]);
  });

  it('returns half on zero with la partage, to even-money bets only, and changes nothing else', () => {
    const half = spots.filter(({ id }) => paidOn(rouletteWithPartage, 0, id) !== paidOn(roulette, 0, id));
    expect(half.map(({ id }) => id)).toEqual(['red', 'black', 'odd', 'even', 'low', 'high']);
    expect(paidOn(rouletteWithPartage, 0, 'red', 15)).toBe(7.5);
    for (const { id } of spots) expect(paidOn(rouletteWithPartage, 17, id)).toBe(paidOn(roulette, 17, id));
  });
});

describe('the racetrack', () => {
  const total = (bets: readonly { points: number }[]) => bets.reduce((sum, { points }) => sum + points, 0);

  it('consists of ordinary bets: 9, 6, 5 and 4 chips, and 5 for neighbours', () => {
    const counts = (['voisins', 'tiers', 'orphelins', 'jeu-zero'] as const).map((bet) =>
      total(racetrackBets(bet, 10)),
    );
    expect([...counts, total(neighbourBets(0, 10))]).toEqual([90, 60, 50, 40, 50]);
    for (const bet of ['voisins', 'tiers', 'orphelins', 'jeu-zero'] as const)
      expect(findBetFault(roulette, racetrackBets(bet, 10))).toBeUndefined();
  });

  it('covers every number of the wheel once with voisins, tiers and orphelins', () => {
    const covered = (['voisins', 'tiers', 'orphelins'] as const).flatMap((bet) =>
      racetrackBets(bet, 10).flatMap(({ option }) => spots.find(({ id }) => id === option)?.covers ?? []),
    );
    expect(new Set(covered)).toEqual(new Set(wheel));
  });

  it('takes two neighbours on each side, and refuses a number that is not on the wheel', () => {
    expect(neighbourBets(0, 10).map(({ option }) => option)).toEqual(
      [3, 26, 0, 32, 15].map((number) => `straight-${number}`),
    );
    expect(() => neighbourBets(37, 10)).toThrow('37 is not on the wheel');
  });
});

describe('the wheel', () => {
  it('has each number once, red and black in turn', () => {
    expect([...wheel].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 37 }, (_, number) => number),
    );
    const colours = wheel.slice(1).map(pocketColour);
    expect(colours).toEqual(colours.map((_, place) => (place % 2 === 0 ? 'red' : 'black')));
  });
});

describe('the limits of a round', () => {
  it.each([
    ['9 on a number', [{ option: 'straight-7', points: 9 }], { kind: 'below-min', limit: 10 }],
    ['2,001 on a number', [{ option: 'straight-7', points: 2_001 }], { kind: 'above-max', limit: 2_000 }],
    [
      'too much on one spot in two bets',
      [
        { option: 'straight-7', points: 1_001 },
        { option: 'straight-7', points: 1_000 },
      ],
      { kind: 'above-max', limit: 2_000 },
    ],
    ['a spot that is not there', [{ option: 'straight-37', points: 10 }], { kind: 'unknown-option' }],
    [
      'more than the table takes',
      ['red', 'black', 'odd'].map((option) => ({ option, points: 40_000 })),
      { kind: 'above-total', limit: 100_000 },
    ],
  ])('refuse %s', (_, bets, fault) => {
    expect(findBetFault(roulette, bets)).toMatchObject(fault);
  });

  it('accept the maximum on every kind of spot', () => {
    for (const { id, stakeMax } of spots)
      expect(findBetFault(roulette, [{ option: id, points: stakeMax }])).toBeUndefined();
  });
});
