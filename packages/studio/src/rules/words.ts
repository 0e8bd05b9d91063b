import { macOf } from '@maidan/betting';

/** Random whole numbers from one round's words. */
export interface Words {
  /** Uniform from 0 to `count` - 1. */
  below(count: number): number;
}

const wordBytes = 4;
const wordCount = 2 ** 32;

/** Two seeds, so that neither the house nor the player alone can choose the words. */
export interface RoundSeeds {
  readonly serverSeed: Uint8Array;
  readonly roundId: string;
  readonly clientSeed: string;
}

/**
 * Block k is HMAC-SHA256(server seed, `roundId:clientSeed:k`), k from 0: eight big-endian words of 32 bits,
 * read in order. A word at or above the largest multiple of the count is skipped, so that every number is
 * equally likely.
 */
export function roundWords({ serverSeed, roundId, clientSeed }: RoundSeeds): Words {
  let block: DataView = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let at = 0;

  function next(): number {
    if (at === block.byteLength) {
      const message = new TextEncoder().encode(`${roundId}:${clientSeed}:${blocks}`);
      const mac = macOf(serverSeed, message);
      block = new DataView(mac.buffer, mac.byteOffset, mac.length);
      blocks += 1;
      at = 0;
    }
    const word = block.getUint32(at);
    at += wordBytes;
    return word;
  }

  return {
    below(count) {
      const fair = wordCount - (wordCount % count);
      for (;;) {
        const word = next();
        if (word < fair) return word % count;
      }
    },
  };
}
