import { hashOfLudoSeed } from '@maidan/games/rules';

/** The player's own seeds, by game. They are known to this page alone until they are revealed. */
export interface Seeds {
  /** The hash to commit to; the same for a game that is asked for again. */
  hashFor(gameId: string): string;
  /** The seed behind the hash the table shows; undefined where another page made it. */
  revealFor(gameId: string, seedHash: string): string | undefined;
}

type FillWithChance = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

const seedBytes = 16;

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function createSeeds(fill: FillWithChance = (bytes) => crypto.getRandomValues(bytes)): Seeds {
  const seeds = new Map<string, string>();
  return {
    hashFor(gameId) {
      const seed = seeds.get(gameId) ?? hexOf(fill(new Uint8Array(seedBytes)));
      seeds.set(gameId, seed);
      return hashOf(seed);
    },
    revealFor(gameId, seedHash) {
      const seed = seeds.get(gameId);
      return seed !== undefined && hashOf(seed) === seedHash ? seed : undefined;
    },
  };
}

function hashOf(seed: string): string {
  const hash = hashOfLudoSeed(seed);
  if (hash === undefined) throw new Error('a seed of another length');
  return hash;
}
