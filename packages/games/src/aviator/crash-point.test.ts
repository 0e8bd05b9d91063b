import { createHash, createHmac } from 'node:crypto';
import { keyFromHex, keyFromText, keyToHex, macOf } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { type PublishedChain, publishedChains } from '../../testing/published-chains.ts';
import { stepBack } from '../proof/hash-chain.ts';
import { ceiling, crashOfMac, crashPoint, drawCount, drawsReaching } from './crash-point.ts';

/** An HMAC that begins with these 52 bits. */
function macOfBits(bits: bigint): Uint8Array {
  const mac = new Uint8Array(32);
  new DataView(mac.buffer).setBigUint64(0, bits << 12n);
  return mac;
}

const key = (hex: string): Uint8Array => {
  const found = keyFromHex(hex);
  if (found === undefined) throw new Error(`${hex} is no key`);
  return found;
};

const targets = [101, 102, 110, 150, 199, 200, 201, 333, 500, 1000, 9999, 100_000, ceiling];

describe('a crash point', () => {
  it('is 1.00 for the lowest draws and the ceiling for the highest', () => {
    expect(crashOfMac(macOfBits(0n), 97n)).toBe(100);
    expect(crashOfMac(macOfBits(drawCount - 1n), 97n)).toBeGreaterThan(ceiling);
    expect(crashOfMac(macOfBits(drawCount / 2n), 97n)).toBe(194);
  });

  it.each(targets)('reaches %i hundredths from exactly the draw that the formula gives', (target) => {
    const first = drawCount - drawsReaching(target);
    expect(crashOfMac(macOfBits(first), 97n)).toBeGreaterThanOrEqual(target);
    expect(crashOfMac(macOfBits(first - 1n), 97n)).toBeLessThan(target);
  });

  it.each(targets)('returns 97 %% at a target of %i hundredths, to a part in a billion', (target) => {
    const returned = drawsReaching(target) * BigInt(target);
    const due = 97n * drawCount;
    expect(returned).toBeLessThanOrEqual(due);
    expect((due - returned) * 1_000_000_000n).toBeLessThan(due);
  });

  it('is the HMAC of the salt under the seed, the same as any other library computes it', () => {
    const [seed, salt] = [keyFromText('a seed'), keyFromText('a salt')];
    const mac = createHmac('sha256', seed).update(salt).digest();
    expect(crashPoint(seed, salt)).toBe(Math.min(ceiling, crashOfMac(mac, 97n)));
  });

  it('is never above the ceiling, however high the draw', () => {
    const [seed, salt] = [keyFromText('high 5139'), keyFromText('a salt')];
    expect(crashOfMac(macOf(seed, salt), 97n)).toBe(2_122_313);
    expect(crashPoint(seed, salt)).toBe(ceiling);
  });

  // `npm run bench -- aviator-returns` does the same with two million flights along a chain.
  it('returns 97 % over 200,000 seeded flights, within four standard errors at every target', () => {
    const flights = 200_000;
    const played = [...targets, 300, 5000, 10_000].toSorted((one, other) => one - other);
    const counts = played.map(() => 0);
    for (let flight = 0; flight < flights; flight += 1) {
      const crash = crashOfMac(createHmac('sha256', 'flights').update(String(flight)).digest(), 97n);
      for (let index = 0; crash >= (played[index] ?? Infinity); index += 1)
        counts[index] = (counts[index] ?? 0) + 1;
    }
    played.forEach((target, index) => {
      const chance = 97 / target;
      const error = Math.sqrt((chance * (1 - chance)) / flights);
      expect(Math.abs((counts[index] ?? 0) / flights - chance)).toBeLessThan(4 * error);
    });
  });
});

const { second, fourth } = publishedChains;
const text = (value: string) => new TextEncoder().encode(value);

/** That house uses the salt's text as the key, and keeps 1 %. */
const theirCrash = (hash: string, { salt }: PublishedChain): number =>
  crashOfMac(macOf(text(salt), key(hash)), 99n) / 100;

/** One chain was made of the text of its hashes, the other of their bytes, as ours is. */
const stepOf = (hash: string, { stepsBy }: PublishedChain): string =>
  stepsBy === 'bytes' ? keyToHex(stepBack(key(hash), 1)) : createHash('sha256').update(hash).digest('hex');

function* flightsOf(chain: PublishedChain): Generator<{ hash: string; crash: number }> {
  let { hash } = chain;
  for (const crash of chain.crashes) {
    yield { hash, crash };
    hash = stepOf(hash, chain);
  }
}

describe('the formula on published chains', () => {
  it.each([
    ['b459e199bac1342bf22d7aa6d19180aff35ab69f453d809949aab3e8d5e545aa', second, 3.77],
    ['b2acd37fbdb5509926ab5d7329704c840f8467266c90019682f3b260a029bdba', second, 1.26],
    ['94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44', fourth, 10.91],
    ['94e66d98029c61ecd27c4fb6b381d401c823cf3dfbdac9246756d5b655e125aa', fourth, 4.26],
  ])('gives for %s what was published', (hash, chain, crash) => {
    expect(theirCrash(hash, chain)).toBe(crash);
  });

  it('steps along a published chain as along ours', () => {
    const later = key('94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44');
    expect(keyToHex(stepBack(later, 1))).toBe(
      '94e66d98029c61ecd27c4fb6b381d401c823cf3dfbdac9246756d5b655e125aa',
    );
  });

  it.each(Object.entries(publishedChains))(
    'gives five hundred flights in a row of the %s chain',
    (_, chain) => {
      const flights = [...flightsOf(chain)];
      expect(flights).toHaveLength(500);
      expect(flights.filter(({ hash, crash }) => theirCrash(hash, chain) !== crash)).toEqual([]);
    },
  );
});
