import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '@maidan/process/db/db.ts';
import { migrationsIn } from '@maidan/process/db/migrations.ts';

export const houseMigrations = migrationsIn(new URL('./migrations/', import.meta.url));

/** Applies the house's pending migrations. The caller must have the database to itself. */
export const migrate = houseMigrations.apply;

/** Whether the database has exactly this build's migrations; false too when it does not answer. */
export async function isCurrent(db: Queries): Promise<boolean> {
  const applied = await houseMigrations.applied(db).catch(() => []);
  return isDeepStrictEqual(applied.sort(), await houseMigrations.known());
}
