const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const length = 16;

export const seedPattern = '[A-Za-z0-9_\\-]{8,64}';

/** The player's own part in the draw: 96 random bits from the browser. */
export function makeSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

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
