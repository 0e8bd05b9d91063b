import { migrationsIn } from '@maidan/process/db/migrations.ts';

export const houseMigrations = migrationsIn(new URL('./migrations/', import.meta.url));

/** Applies the house's pending migrations. The caller must have the database to itself. */
export const migrate = houseMigrations.apply;
