import { keyFromText, keyToHex } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { dieAt, firstSeatOf, hashOfLudoSeed, type LudoSeeds } from './ludo-dice.ts';

const seedOf = (text: string): string => keyToHex(keyFromText(text)).slice(0, 32);
const seeds: LudoSeeds = {
  gameId: 'L600113-000001',
  serverSeed: keyFromText('maidan example server seed'),
  seedA: seedOf('player A seed'),
  seedB: seedOf('player B seed'),
};
const dice = (count: number) => Array.from({ length: count }, (_, at) => dieAt(seeds, at + 1));

describe('the dice of a game', () => {
  it('match the published test vector', () => {
    expect(dieAt(seeds, 0)).toBe(3);
    expect(dice(20)).toEqual([2, 3, 5, 6, 4, 1, 2, 2, 6, 5, 4, 2, 6, 5, 1, 6, 5, 6, 3, 5]);
  });

  it('are uniform: chi-square of 12,000 dice is below the value that one run in a thousand exceeds', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const die of dice(12_000)) counts[die - 1] = (counts[die - 1] ?? 0) + 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0);
    expect(chiSquare).toBeLessThan(20.5);
  });

  it('change when either player has another seed', () => {
    const other = (changed: Partial<LudoSeeds>) =>
      Array.from({ length: 20 }, (_, at) => dieAt({ ...seeds, ...changed }, at + 1));
    expect(other({ seedA: seedOf('x') })).not.toEqual(dice(20));
    expect(other({ seedB: seedOf('x') })).not.toEqual(dice(20));
  });

  it('give the first turn to A when the toss is odd', () => {
    expect([1, 2, 3, 4, 5, 6].map(firstSeatOf)).toEqual(['A', 'B', 'A', 'B', 'A', 'B']);
  });
});

describe('the hash of a seed', () => {
  it('is SHA-256 of its 16 bytes', () => {
    expect(hashOfLudoSeed('00000000000000000000000000000000')).toBe(
      '374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb',
    );
  });

  it('is undefined for a text that is not a seed', () => {
    for (const text of ['', '0'.repeat(31), 'G'.repeat(32), 'A'.repeat(32)])
      expect(hashOfLudoSeed(text)).toBeUndefined();
  });
});
