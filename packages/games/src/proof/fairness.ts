import { commitmentTo, deriveKey, keyedRandom, keyFromText, keyToHex, type Random } from '@maidan/betting';
import type { TableGame } from '../game.ts';
import { canonicalText } from './canonical-text.ts';

/** The random generator of one round: HMAC-SHA256 streams keyed by HMAC(seed, round id). */
export const roundRandom = (seed: Uint8Array, roundId: string): Random =>
  keyedRandom(deriveKey(seed, roundId));

/**
 * The text whose hash is the pay table's. It has no stake limits: operators set them, and they change no pay.
 */
export function payTableText(game: TableGame): string {
  const { entry, version, options, definition } = game;
  return canonicalText({
    game: entry.code,
    version,
    options: options.map(({ sid, name }) => ({ sid, name })),
    prices: game.prices([]),
    definition,
  });
}

/** An audit needs the hash for every round, and a game never changes while the process runs. */
const knownHashes = new WeakMap<TableGame, string>();

/** SHA-256 in hex: the same for the same options, prices and pays. */
export function payTableHash(game: TableGame): string {
  const hash = knownHashes.get(game) ?? keyToHex(keyFromText(payTableText(game)));
  knownHashes.set(game, hash);
  return hash;
}

/** What is committed to before the first bet on a round. */
export interface Commitment {
  /** SHA-256 of the round's seed, in hex: the seed of the round before it. */
  readonly seedHash: string;
  readonly version: number;
  readonly payTableHash: string;
}

export const commitTo = (game: TableGame, seed: Uint8Array): Commitment => ({
  seedHash: commitmentTo(seed),
  version: game.version,
  payTableHash: payTableHash(game),
});

/** The commitment as one line of text, as it is stored and shown. */
export const commitmentText = ({ seedHash, version, payTableHash: pays }: Commitment): string =>
  `${seedHash}.v${version}.${pays}`;

/** Undefined for anything that `commitmentText` did not write. */
export function parseCommitment(text: string): Commitment | undefined {
  const parts = /^([0-9a-f]{64})\.v(\d{1,9})\.([0-9a-f]{64})$/.exec(text);
  if (!parts) return undefined;
  const [, seedHash = '', version = '', pays = ''] = parts;
  return { seedHash, version: Number(version), payTableHash: pays };
}
