import { deriveKey, keyFromText, keyToHex } from '@maidan/betting';
import { hashOfLudoSeed } from '@maidan/games/rules';

/** The player's own seeds, by game. They are known to this tab alone until they are revealed. */
export interface Seeds {
  /** The hash to commit to; the same for a game that is asked for again. */
  hashFor(gameId: string): string;
  /** The seed behind the hash the table shows; undefined where another tab made it. */
  revealFor(gameId: string, seedHash: string): string | undefined;
}

interface SeedParts {
  /** Of the tab: with it a page that is loaded again has the seeds of the one before. Undefined on a page of its own. */
  readonly secret?: string | undefined;
  readonly fill?: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
}

const seedBytes = 16;
const seedLetters = 2 * seedBytes;

/** Nobody learns a seed from another: each is a one-way function of the secret and the game. */
export function createSeeds({
  secret,
  fill = (bytes) => crypto.getRandomValues(bytes),
}: SeedParts = {}): Seeds {
  const key = keyFromText(secret ?? keyToHex(fill(new Uint8Array(seedBytes))));
  const seedOf = (gameId: string): string => keyToHex(deriveKey(key, gameId)).slice(0, seedLetters);
  return {
    hashFor: (gameId) => hashOf(seedOf(gameId)),
    revealFor(gameId, seedHash) {
      const seed = seedOf(gameId);
      return hashOf(seed) === seedHash ? seed : undefined;
    },
  };
}

function hashOf(seed: string): string {
  const hash = hashOfLudoSeed(seed);
  if (hash === undefined) throw new Error('a seed of another length');
  return hash;
}
