import { createHash, randomBytes } from 'node:crypto';
import { env } from 'node:process';
import { expect } from 'vitest';
import { propertySeed } from '../../../../scripts/property-seed.ts';

const seed = propertySeed(env.MAIDAN_SEED);
const drawn = new Map<string, number>();

/**
 * Chance for the house of a test: each test file draws the same cards, flights and numbers in every run, so that what passed passes
 * again. `MAIDAN_SEED=random` draws others.
 */
export function repeatableBytes(length: number): Buffer {
  if (seed === undefined) return randomBytes(length);
  const { testPath = '' } = expect.getState();
  const blocks = Array.from({ length: Math.ceil(length / 32) }, () => {
    const nth = drawn.get(testPath) ?? 0;
    drawn.set(testPath, nth + 1);
    return createHash('sha256')
      .update(`${seed} ${fileName(testPath)} ${nth}`)
      .digest();
  });
  return Buffer.concat(blocks).subarray(0, length);
}

/** The same wherever the project stands. */
const fileName = (path: string): string => path.split(/[\\/]test[\\/]/).at(-1) ?? path;
