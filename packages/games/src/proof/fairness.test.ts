import { createHash, createHmac } from 'node:crypto';
import { keyedRandom, keyFromText, oddsFromDecimal } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { andarBahar } from '../tables/andar-bahar/game.ts';
import { teenpattiThree } from '../tables/teenpatti-three/game.ts';
import { canonicalText } from './canonical-text.ts';
import {
  commitmentText,
  commitTo,
  parseCommitment,
  payTableHash,
  payTableText,
  roundRandom,
} from './fairness.ts';

const seed = keyFromText('a seed');

describe('the random generator of a round', () => {
  it('is keyed by an HMAC of the round id under the seed', () => {
    const key = createHmac('sha256', seed).update('child:abj.7').digest();
    expect(roundRandom(seed, 'abj.7').next()).toBe(keyedRandom(new Uint8Array(key)).next());
  });

  it('differs between rounds and between seeds', () => {
    const draws = [
      roundRandom(seed, 'abj.7'),
      roundRandom(seed, 'abj.8'),
      roundRandom(keyFromText('b'), 'abj.7'),
    ];
    expect(new Set(draws.map((random) => random.next())).size).toBe(3);
  });
});

describe('the hash of a pay table', () => {
  it('is the plain SHA-256 of a readable text', () => {
    expect(payTableHash(andarBahar)).toBe(
      createHash('sha256').update(payTableText(andarBahar)).digest('hex'),
    );
    expect(JSON.parse(payTableText(andarBahar))).toMatchObject({
      game: 'abj',
      version: 1,
      prices: { 5: { back: 9_000 } },
    });
  });

  it('changes with the version, with a price, with the definition and from game to game', () => {
    const prices = { ...andarBahar.prices([]), 5: { back: oddsFromDecimal(1.91) } };
    const tables = [
      andarBahar,
      teenpattiThree,
      { ...andarBahar, version: 2 },
      { ...andarBahar, prices: () => prices },
      { ...andarBahar, definition: { shape: 'options' as const, groups: [] } },
    ];
    expect(new Set(tables.map(payTableHash)).size).toBe(tables.length);
  });

  it('does not change with the stake limits', () => {
    const options = andarBahar.options.map((option) => ({ ...option, stakeMax: option.stakeMin }));
    expect(payTableHash({ ...andarBahar, options })).toBe(payTableHash(andarBahar));
  });

  it('does not depend on the order in which keys were written', () => {
    expect(canonicalText({ b: [1, { d: 1n, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[1,{"d":"1"}]}');
    expect(canonicalText({ b: 1, a: null })).toBe(canonicalText({ a: null, b: 1 }));
  });
});

describe('a commitment', () => {
  it('is read back from its text, and nothing else is', () => {
    const commitment = commitTo(andarBahar, seed);
    expect(commitment.seedHash).toBe(createHash('sha256').update(seed).digest('hex'));
    expect(parseCommitment(commitmentText(commitment))).toEqual(commitment);
    for (const text of [
      '',
      'abc',
      commitmentText(commitment).toUpperCase(),
      `${commitmentText(commitment)}0`,
    ])
      expect(parseCommitment(text)).toBeUndefined();
  });
});
