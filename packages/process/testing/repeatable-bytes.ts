import { createHash, randomBytes } from 'node:crypto';
import { readConfigureGlobal } from 'fast-check';
import { expect } from 'vitest';

const drawn = new Map<string, number>();

/**
 * Chance for the house of a test: each test file draws the same cards, flights and numbers in every run, so that what passed passes
 * again. They come from the seed of the property tests: `MAIDAN_SEED=random` draws others.
 */
export function repeatableBytes(length: number): Buffer {
  const { seed } = readConfigureGlobal();
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

/** The same wherever the project's folder is. */
const fileName = (path: string): string => path.split(/[\\/]test[\\/]/).at(-1) ?? path;
