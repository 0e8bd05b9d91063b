import { isDeepStrictEqual } from 'node:util';
import type { Queries } from './db.ts';
import { appliedMigrations, knownMigrations } from './migrate.ts';

/** Whether the database has exactly this build's migrations; false too when it does not answer. */
export async function isCurrent(db: Queries): Promise<boolean> {
  const applied = await appliedMigrations(db).catch(() => []);
  return isDeepStrictEqual(applied.sort(), await knownMigrations());
}
