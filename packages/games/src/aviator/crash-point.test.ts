import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { keyFromHex, keyFromText, keyToHex, macOf } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { stepBack } from '../kit/hash-chain.ts';
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

/**
 * Chains published by another house, kept beside the repository and not part of it: tested only where they
 * exist.
 */
const folder = new URL('../../../../../shared/data/crash/', import.meta.url);
const salts = {
  chain2: '0000000000000000004d6ec16dafe9d8370958664c1dc422f452892264c59526',
  chain4: '00000000000000000001e08b7fd44f95e3e950ac65650a8031a6d5e1750e34be',
};
const text = (value: string) => new TextEncoder().encode(value);

/** That house uses the salt's text as the key, and keeps 1 %. */
const theirBust = (hash: string, salt: string): number => crashOfMac(macOf(text(salt), key(hash)), 99n) / 100;

const readRows = (name: string): { hash: string; bust: number }[] =>
  readFileSync(new URL(name, folder), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, hash = '', bust = ''] = line.split(',');
      return { hash, bust: Number(bust) };
    });

describe('the formula on published chains', () => {
  it.each([
    ['b459e199bac1342bf22d7aa6d19180aff35ab69f453d809949aab3e8d5e545aa', salts.chain2, 3.77],
    ['b2acd37fbdb5509926ab5d7329704c840f8467266c90019682f3b260a029bdba', salts.chain2, 1.26],
    ['94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44', salts.chain4, 10.91],
    ['94e66d98029c61ecd27c4fb6b381d401c823cf3dfbdac9246756d5b655e125aa', salts.chain4, 4.26],
  ])('gives for %s what was published', (hash, salt, bust) => {
    expect(theirBust(hash, salt)).toBe(bust);
  });

  it('steps along a published chain as along ours', () => {
    const later = key('94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44');
    expect(keyToHex(stepBack(later, 1))).toBe(
      '94e66d98029c61ecd27c4fb6b381d401c823cf3dfbdac9246756d5b655e125aa',
    );
  });

  it.skipIf(!existsSync(folder)).each([
    ['chain2_1394728_down.csv', salts.chain2],
    ['chain4_12306896_down.csv', salts.chain4],
  ])('gives the first recorded values of %s', (file, salt) => {
    const rows = readRows(file).slice(0, 500);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ hash, bust }) => theirBust(hash, salt) !== bust)).toEqual([]);
  });
});
