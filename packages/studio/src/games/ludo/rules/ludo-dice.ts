import { commitmentTo, macOf } from '@maidan/betting';
import type { LudoSeat } from './ludo-rules.ts';

/** What every die of a game is drawn from. */
export interface LudoSeeds {
  readonly gameId: string;
  /** 32 bytes. */
  readonly serverSeed: Uint8Array;
  /** 16 bytes each, as 32 small hex letters. */
  readonly seedA: string;
  readonly seedB: string;
}

/** The largest multiple of six below 2^32: using larger words would favour low dice. */
const wordsUsed = 4_294_967_292;
const seedShape = /^[0-9a-f]{32}$/;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Die n: 0 is the toss for the first turn; the others count the dice of both players in order. */
export function dieAt({ gameId, serverSeed, seedA, seedB }: LudoSeeds, n: number): number {
  for (let k = 0; ; k += 1) {
    const mac = macOf(serverSeed, bytesOf(`${gameId}:${seedA}:${seedB}:${n}:${k}`));
    const words = new DataView(mac.buffer, mac.byteOffset, mac.length);
    for (let at = 0; at < mac.length; at += 4) {
      const word = words.getUint32(at);
      if (word < wordsUsed) return 1 + (word % 6);
    }
  }
}

export const firstSeatOf = (toss: number): LudoSeat => (toss % 2 === 1 ? 'A' : 'B');

/** SHA-256 of the 16 bytes, in hex; undefined for a text that is not a seed. */
export function hashOfLudoSeed(seed: string): string | undefined {
  if (!seedShape.test(seed)) return undefined;
  const bytes = Uint8Array.from({ length: 16 }, (_, at) =>
    Number.parseInt(seed.slice(2 * at, 2 * at + 2), 16),
  );
  return commitmentTo(bytes);
}
