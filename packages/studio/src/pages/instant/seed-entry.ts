import { makeSeed, seedPattern } from './make-seed.ts';

const isSeed = new RegExp(`^${seedPattern}$`);

/** The player's seed of the next round, and the text in its field, which may still be incomplete. */
export interface SeedEntry {
  readonly seed: string;
  readonly typed: string;
}

/** A new seed for every round: text typed for the previous one is discarded. */
export function freshSeed(): SeedEntry {
  const seed = makeSeed();
  return { seed, typed: seed };
}

export const typeSeed = ({ seed }: SeedEntry, typed: string): SeedEntry => ({
  seed: isSeed.test(typed) ? typed : seed,
  typed,
});
