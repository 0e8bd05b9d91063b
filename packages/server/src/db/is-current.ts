import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '@maidan/process/db/db.ts';
import { houseMigrations } from './migrate.ts';

/** Whether the database has exactly this build's migrations; false too when it does not answer. */
export async function isCurrent(db: Queries): Promise<boolean> {
  const applied = await houseMigrations.applied(db).catch(() => []);
  return isDeepStrictEqual(applied.sort(), await houseMigrations.known());
}
