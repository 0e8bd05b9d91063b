import { deriveKey, keyFromText, keyToHex } from '@maidan/betting';
import { hashOfLudoSeed } from '../../rules/ludo-dice.ts';

/** The player's seeds by game, known only to this tab until they are revealed. */
export interface Seeds {
  /** The hash to commit to; always the same for a game. */
  hashFor(gameId: string): string;
  /** The seed of the hash that the table shows; undefined if another tab made it. */
  revealFor(gameId: string, seedHash: string): string | undefined;
}

interface SeedParts {
  /** The tab's secret: after a reload it gives the same seeds. Undefined for a page outside the portal. */
  readonly secret?: string | undefined;
  readonly fill?: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
}

const seedBytes = 16;
const seedLetters = 2 * seedBytes;

/** Each seed is a one-way function of the secret and the game, so one does not reveal another. */
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
