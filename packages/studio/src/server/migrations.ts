import { migrationsIn } from '@maidan/process/db/migrations.ts';

/** Of the studio alone, so that its tables can be in a database of their own. */
export const studioMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'studio_migration');
