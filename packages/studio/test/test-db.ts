import { randomUUID } from 'node:crypto';
import type { Db } from '@maidan/process/db/db.ts';
import { openEmbedded } from '@maidan/process/db/pglite-db.ts';
import { openPostgres } from '@maidan/process/db/postgres-db.ts';
import { createLog } from '@maidan/process/log.ts';
import { inject } from 'vitest';
import { studioMigrations } from '../src/server/own-process.ts';

/**
 * An empty database of its own with the studio's tables: on PostgreSQL, or embedded where there is none or
 * TEST_DATABASE=embedded asks for it.
 */
export async function openTestDb(): Promise<Db> {
  const postgres = process.env.TEST_DATABASE === 'embedded' ? undefined : inject('migratedPostgres');
  const db = postgres === undefined ? openEmbedded({}) : await openOwnDatabase(postgres);
  await studioMigrations.apply(db);
  return db;
}

async function openOwnDatabase(server: string): Promise<Db> {
  const log = createLog('silent');
  const urlOf = (name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const name = `studio_${randomUUID().replaceAll('-', '')}`;
  const admin = openPostgres(urlOf('template1'), log);
  await admin.script(`create database ${name}`);
  await admin.close();
  const db = openPostgres(urlOf(name), log);
  return {
    ...db,
    async close() {
      await db.close();
      const again = openPostgres(urlOf('template1'), log);
      await again.script(`drop database ${name}`);
      await again.close();
    },
  };
}
