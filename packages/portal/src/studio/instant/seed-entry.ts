import { makeSeed, seedPattern } from './make-seed.ts';

const isSeed = new RegExp(`^${seedPattern}$`);

/** The player's seed of the next round, and the field it is typed in, which may not hold a whole seed yet. */
export interface SeedEntry {
  readonly seed: string;
  readonly typed: string;
}

/** For every round another: what was typed for the one before is gone with it. */
export function freshSeed(): SeedEntry {
  const seed = makeSeed();
  return { seed, typed: seed };
}

export const typeSeed = ({ seed }: SeedEntry, typed: string): SeedEntry => ({
  seed: isSeed.test(typed) ? typed : seed,
  typed,
});
