import { createHash } from 'node:crypto';
import { keyFromText, keyToHex } from '@maidan/betting';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { chainEnd, checkBackTo, makeChain, seedAt, stepBack, walkBackTo } from './hash-chain.ts';

const secret = keyFromText('the secret of a table');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Seeds from 0 to `length`, computed by another implementation. */
function seedsOf(length: number): string[] {
  const seeds = [Buffer.from(secret)];
  for (let index = 0; index < length; index += 1) seeds.unshift(sha256(seeds[0] ?? secret));
  return seeds.map((seed) => seed.toString('hex'));
}

test('every seed is found, whatever the distance between the stored ones', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 70 }), (length, every) => {
      const chain = makeChain(secret, length, every);
      const found = Array.from({ length: length + 1 }, (_, position) => keyToHex(seedAt(chain, position)));
      expect(found).toEqual(seedsOf(length));
    }),
    { numRuns: 60 * inject('caseFactor') },
  );
});

test('the end is public, the last seed is the secret, and each seed hashes to the one before', () => {
  const chain = makeChain(secret, 40, 7);
  expect(chainEnd(chain)).toBe(seedsOf(40)[0]);
  expect(seedAt(chain, 40)).toEqual(secret);
  for (let round = 1; round <= 40; round += 1) {
    expect(stepBack(seedAt(chain, round), 1)).toEqual(seedAt(chain, round - 1));
    expect(checkBackTo(chainEnd(chain), seedAt(chain, round), round)).toBe(true);
  }
});

test('a seed of another chain, of another position or with one bit changed does not lead to the end', () => {
  const chain = makeChain(secret, 40, 7);
  const end = chainEnd(chain);
  const bent = Uint8Array.from(seedAt(chain, 9));
  bent[0] = (bent[0] ?? 0) ^ 1;
  expect(checkBackTo(end, bent, 9)).toBe(false);
  expect(checkBackTo(end, seedAt(chain, 9), 10)).toBe(false);
  expect(checkBackTo(end, seedAt(makeChain(keyFromText('other'), 40, 7), 9), 9)).toBe(false);
});

test('a chain has no seed past its length or before its end, and no chain is empty', () => {
  const chain = makeChain(secret, 10, 4);
  for (const position of [-1, 11, 1.5, Number.NaN]) expect(() => seedAt(chain, position)).toThrow(RangeError);
  for (const [length, every] of [
    [0, 1],
    [10, 0],
    [1.5, 1],
  ] as const)
    expect(() => makeChain(secret, length, every)).toThrow(RangeError);
  expect(() => makeChain(secret.slice(1), 10, 4)).toThrow(RangeError);
});

test('a long verification reports its progress', () => {
  const seed = stepBack(secret, 0);
  const walk = walkBackTo(keyToHex(stepBack(seed, 12_000)), seed, 12_000);
  expect([walk.next(), walk.next(), walk.next(), walk.next()]).toEqual([
    { done: false, value: 7_000 },
    { done: false, value: 2_000 },
    { done: false, value: 0 },
    { done: true, value: true },
  ]);
});
