import { randomUUID } from 'node:crypto';
import type { Db } from '@maidan/process/db/db.ts';
import { openPostgres } from '@maidan/process/db/postgres-db.ts';
import { houseLimits } from '@maidan/process/db/time-limits.ts';
import { createLog } from '@maidan/process/log.ts';
import { migrate } from '../../../src/db/migrate.ts';
import { patience } from '../patience.ts';
import { queryOnce, startPostgres, type TestPostgres } from './postgres.ts';

/** A PostgreSQL with a migrated, empty database to be copied; undefined where there is none. */
export async function startMigratedPostgres(): Promise<TestPostgres | undefined> {
  const postgres = await startPostgres({ isDurable: false });
  if (postgres === undefined) return undefined;
  const db = openPostgres(postgres.url, createLog('silent'));
  await migrate(db);
  await db.close();
  return postgres;
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Those of a house, in the time of this machine: a test with many bets at once waits for its turn and proves nothing by it. */
const patientLimits = () => ({
  statementMs: patience(houseLimits.statementMs),
  lockMs: patience(houseLimits.lockMs),
  connectMs: patience(30_000),
});

export interface PostgresCopy extends Db {
  readonly url: string;
}

/** A copy of that database, dropped when it is closed. */
export async function openMigratedCopy(migratedUrl: string): Promise<PostgresCopy> {
  const name = `maidan_copy_${randomUUID().replaceAll('-', '')}`;
  const original = new URL(migratedUrl).pathname.slice(1);
  // A database cannot be copied while anybody is connected to it.
  const adminUrl = withDatabase(migratedUrl, 'template1');
  // Its files are copied, which takes half the time of logging every page.
  await queryOnce(adminUrl, `create database ${name} template ${original} strategy file_copy`);
  const url = withDatabase(migratedUrl, name);
  const db = openPostgres(url, createLog('silent'), patientLimits());
  return {
    ...db,
    url,
    async close() {
      await db.close();
      await queryOnce(adminUrl, `drop database ${name} with (force)`);
    },
  };
}
