import { createHmac } from 'node:crypto';
import { keyFromText, macOf } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { roundWords } from './words.ts';

const seeds = { serverSeed: keyFromText('house'), roundId: 'roulette.abc', clientSeed: 'player-seed' };

/** The same words by Node's own HMAC. */
function wordsByNode(blocks: number): number[] {
  return Array.from({ length: blocks }, (_, k) => {
    const mac = createHmac('sha256', seeds.serverSeed).update(`roulette.abc:player-seed:${k}`).digest();
    return Array.from({ length: 8 }, (_, index) => mac.readUInt32BE(4 * index));
  }).flat();
}

describe('the words of a round', () => {
  it('are HMAC-SHA256 of round, player seed and a counter under the house seed, eight to a block', () => {
    const words = roundWords(seeds);
    const drawn = Array.from({ length: 20 }, () => words.below(2 ** 32));
    expect(drawn).toEqual(wordsByNode(3).slice(0, 20));
  });

  it('skip a word at or above the largest multiple of the count', () => {
    const count = 2 ** 31 + 1;
    const words = roundWords(seeds);
    const drawn = Array.from({ length: 30 }, () => words.below(count));
    expect(drawn).toEqual(
      wordsByNode(20)
        .filter((word) => word < count)
        .slice(0, 30),
    );
  });

  it('accept every word below 4,294,967,289 for 37 pockets and none above', () => {
    expect(2 ** 32 - (2 ** 32 % 37)).toBe(4_294_967_289);
  });

  it('change with either seed and with the round', () => {
    const others = [
      { clientSeed: 'other-seed' },
      { roundId: 'roulette.abd' },
      { serverSeed: keyFromText('b') },
    ];
    const firsts = [{}, ...others].map((change) => roundWords({ ...seeds, ...change }).below(2 ** 32));
    expect(new Set(firsts).size).toBe(4);
    expect(macOf(seeds.serverSeed, new TextEncoder().encode('roulette.abc:player-seed:0'))).toHaveLength(32);
  });
});
