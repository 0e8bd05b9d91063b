import { createHash, createHmac } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import {
  commitmentTo,
  deriveKey,
  hashKey,
  keyBytes,
  keyedRandom,
  keyFromHex,
  keyFromText,
  keyToHex,
} from './keyed-random.ts';
import { integerBetween, pick, type Random, seededRandom, shuffle } from './random.ts';

const draws = (random: Random, count: number) => Array.from({ length: count }, () => random.next());
const hex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));
const key = keyFromText('a key for tests');

describe('the hash behind a keyed random', () => {
  // RFC 4231, test cases 1, 2, 3, 4, 6 and 7: key, data, HMAC-SHA256.
  it.each([
    [
      '0b'.repeat(20),
      Buffer.from('Hi There').toString('hex'),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      Buffer.from('Jefe').toString('hex'),
      Buffer.from('what do ya want for nothing?').toString('hex'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      '0102030405060708090a0b0c0d0e0f10111213141516171819',
      'cd'.repeat(50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      'aa'.repeat(131),
      Buffer.from('Test Using Larger Than Block-Size Key - Hash Key First').toString('hex'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      'aa'.repeat(131),
      Buffer.from(
        'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
      ).toString('hex'),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('gives the published HMAC for key %s', (given, data, expected) => {
    expect(keyToHex(hmac(sha256, hex(given), hex(data)))).toBe(expected);
  });

  it('commits with plain SHA-256, which any tool can check', () => {
    expect(commitmentTo(Buffer.from('abc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(commitmentTo(key)).toBe(createHash('sha256').update(key).digest('hex'));
  });

  it('hashes a key to the key that its commitment shows', () => {
    expect(keyToHex(hashKey(key))).toBe(commitmentTo(key));
    expect(keyToHex(hashKey(hashKey(key)))).toBe(
      createHash('sha256').update(createHash('sha256').update(key).digest()).digest('hex'),
    );
  });

  it('reads a key back from hex, and nothing else', () => {
    expect(keyFromHex(keyToHex(key))).toEqual(key);
    for (const text of ['', 'ab', keyToHex(key).toUpperCase(), `${keyToHex(key)}00`, 'g'.repeat(64)])
      expect(keyFromHex(text)).toBeUndefined();
  });
});

describe('a keyed random', () => {
  it('is HMAC-SHA256 in counter mode, as another implementation computes it', () => {
    const mac = (message: string) => createHmac('sha256', key).update(message).digest();
    const expected = [0, 1, 2].flatMap((block) => {
      const bytes = mac(`draw:${block}`);
      return [0, 8, 16, 24].map((at) => {
        const [high, low] = [bytes.readUInt32BE(at) >>> 5, bytes.readUInt32BE(at + 4) >>> 6];
        return (high * 2 ** 26 + low) / 2 ** 53;
      });
    });
    expect(draws(keyedRandom(key), 12)).toEqual(expected);
    expect(deriveKey(key, 'toss')).toEqual(new Uint8Array(mac('child:toss')));
    expect(draws(keyedRandom(key).child('toss'), 5)).toEqual(draws(keyedRandom(deriveKey(key, 'toss')), 5));
  });

  it('draws the same for the same key, in every version of the house', () => {
    expect(draws(keyedRandom(key), 3)).toMatchInlineSnapshot(`
      [
        0.9482037623300461,
        0.20631793002827614,
        0.8500478149939913,
      ]
    `);
  });

  it('gives a child the same stream however much the parent was used, and every child its own', () => {
    const used = keyedRandom(key);
    draws(used, 100);
    expect(draws(used.child('toss'), 5)).toEqual(draws(keyedRandom(key).child('toss'), 5));
    const streams = [used, used.child('a'), used.child('b'), used.child('a').child('b'), used.child('a/b')];
    expect(new Set(streams.map((random) => random.next())).size).toBe(streams.length);
  });

  it('gives each stream its own draws where several are drawn from by turns', () => {
    const names = ['a', 'b', 'c'];
    const streams = names.map((name) => keyedRandom(key).child(name));
    const byTurns = Array.from({ length: 12 }, () => streams.map((stream) => stream.next()));
    names.forEach((name, index) => {
      const alone = draws(keyedRandom(key).child(name), 12);
      expect(byTurns.map((turn) => turn[index])).toEqual(alone);
    });
  });

  it('draws something else when any one bit of its key changes', () => {
    const before = draws(keyedRandom(key), 8);
    for (let bit = 0; bit < keyBytes * 8; bit += 1) {
      const other = Uint8Array.from(key);
      other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const after = draws(keyedRandom(other), 8);
      after.forEach((draw, index) => {
        expect(draw).not.toBe(before[index]);
      });
    }
  });

  it('refuses a key so short that it could be guessed', () => {
    expect(() => keyedRandom(new Uint8Array(16))).toThrow(RangeError);
  });

  it('is spread evenly over [0, 1), within a stream and over the first draws of many', () => {
    const withinOne = draws(keyedRandom(key), 100_000);
    const overMany = Array.from({ length: 100_000 }, (_, step) =>
      keyedRandom(key).child(`step ${step}`).next(),
    );
    for (const sample of [withinOne, overMany]) {
      const counts = new Array<number>(100).fill(0);
      for (const value of sample)
        counts[Math.floor(value * 100)] = (counts[Math.floor(value * 100)] ?? 0) + 1;
      const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
      expect(chiSquare).toBeGreaterThan(55);
      expect(chiSquare).toBeLessThan(160);
    }
  });

  it('picks, ranges and shuffles evenly', () => {
    const random = keyedRandom(key);
    const rolls = Array.from({ length: 6_000 }, () => integerBetween(random, 1, 6));
    for (let face = 1; face <= 6; face += 1)
      expect(Math.abs(rolls.filter((roll) => roll === face).length - 1000)).toBeLessThan(150);
    const orders = new Map<string, number>();
    for (let round = 0; round < 6_000; round += 1) {
      const order = shuffle(random, ['a', 'b', 'c']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(new Set(Array.from({ length: 200 }, () => pick(random, [1, 2, 3]))).size).toBe(3);
  });
});

describe('the attack on the seed of a season, with a short secret', () => {
  /** Every state the quick hash can reach from a 16-bit secret: what took 134 seconds at 32 bits takes a moment here. */
  function findSecret(matches: (secret: number) => boolean): number[] {
    return Array.from({ length: 0x10000 }, (_, secret) => secret).filter(matches);
  }
  const isHead = (random: Random) => random.next() < 0.5;
  const tosses = (stream: (step: number) => Random) =>
    Array.from({ length: 48 }, (_, step) => isHead(stream(step)));

  it('finds the secret of the quick generator from 48 tosses, and so every later one', () => {
    const season = seededRandom('secret 51966');
    const seen = tosses((step) => season.child(`step ${step}`));
    const found = findSecret((secret) => {
      const guess = seededRandom(`secret ${secret}`);
      return seen.every((head, step) => isHead(guess.child(`step ${step}`)) === head);
    });
    expect(found).toEqual([51966]);
  });

  it('finds nothing in the tosses of a keyed one: no quick generator gives them', () => {
    const season = keyedRandom(keyFromText('secret 51966'));
    const seen = tosses((step) => season.child(`step ${step}`));
    const found = findSecret((secret) => {
      const guess = seededRandom(`secret ${secret}`);
      return seen.every((head, step) => isHead(guess.child(`step ${step}`)) === head);
    });
    expect(found).toEqual([]);
  });
});
