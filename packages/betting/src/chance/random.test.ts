import { describe, expect, it } from 'vitest';
import { integerBetween, pick, type Random, seededRandom, shuffle } from './random.ts';

const draws = (random: Random, count: number) => Array.from({ length: count }, () => random.next());

describe('a seeded random', () => {
  it('draws the same for the same seed, in every version of the house', () => {
    expect(draws(seededRandom('maidan'), 3)).toEqual(draws(seededRandom('maidan'), 3));
    expect(draws(seededRandom('maidan'), 3)).toMatchInlineSnapshot(`
      [
        0.6374027390254179,
        0.8749529572573473,
        0.13548678850213336,
      ]
    `);
  });

  it('draws something else for another seed', () => {
    const seeds = Array.from({ length: 2_000 }, (_, index) => `match-${index}`);
    const firsts = new Set(seeds.map((seed) => seededRandom(seed).next()));
    expect(firsts.size).toBe(seeds.length);
  });

  it('gives a child the same stream however much the parent was used', () => {
    const used = seededRandom('season');
    draws(used, 100);
    expect(draws(used.child('toss'), 5)).toEqual(draws(seededRandom('season').child('toss'), 5));
  });

  it('gives every child a stream of its own', () => {
    const season = seededRandom('a');
    const streams = [
      season,
      season.child('b'),
      season.child('c'),
      season.child('b/c'),
      season.child('b').child('c'),
      seededRandom('a/b').child('c'),
    ].map((random) => random.next());
    expect(new Set(streams).size).toBe(streams.length);
  });

  it('is spread evenly over [0, 1), within a stream and over the first draws of many', () => {
    const withinOne = draws(seededRandom('spread'), 100_000);
    const overMany = Array.from({ length: 100_000 }, (_, index) => seededRandom(`${index}`).next());
    for (const sample of [withinOne, overMany]) {
      const counts = new Array<number>(100).fill(0);
      for (const value of sample)
        counts[Math.floor(value * 100)] = (counts[Math.floor(value * 100)] ?? 0) + 1;
      expect(counts.length).toBe(100);
      const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
      // 99 degrees of freedom: outside these less than one seed in ten thousand.
      expect(chiSquare).toBeGreaterThan(55);
      expect(chiSquare).toBeLessThan(160);
    }
  });
});

describe('drawing', () => {
  it('reaches both ends of a range and nothing beyond', () => {
    const random = seededRandom('dice');
    const rolls = new Set(Array.from({ length: 1_000 }, () => integerBetween(random, 1, 6)));
    expect([...rolls].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(() => integerBetween(random, 2, 1)).toThrow(RangeError);
  });

  it('draws again where the draws do not divide evenly, so that no number is likelier', () => {
    const given = (...values: number[]): Random => ({
      next: () => values.shift() ?? 0,
      child: () => seededRandom('none'),
    });
    // 2^53 leaves 2 when divided by 3: the last two draws are discarded.
    expect(integerBetween(given(1 - 2 ** -53, 1 - 2 ** -52, 0.4), 0, 2)).toBe(1);
    expect(integerBetween(given(1 - 3 * 2 ** -53), 0, 2)).toBe(2);
    expect(pick(given(1 - 2 ** -53, 0.1), ['a', 'b', 'c'])).toBe('a');
    expect(integerBetween(given(1 - 2 ** -53), 0, 3)).toBe(3);
  });

  it('picks every item, and refuses to pick from nothing', () => {
    const random = seededRandom('pick');
    const picked = new Set(Array.from({ length: 200 }, () => pick(random, ['a', 'b', 'c'])));
    expect(picked.size).toBe(3);
    expect(() => pick(random, [])).toThrow(RangeError);
  });

  it('shuffles into each order equally often, leaving the given list alone', () => {
    const random = seededRandom('shuffle');
    const list = [1, 2, 3];
    const orders = new Map<string, number>();
    for (let round = 0; round < 6_000; round += 1) {
      const order = shuffle(random, list).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(list).toEqual([1, 2, 3]);
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
