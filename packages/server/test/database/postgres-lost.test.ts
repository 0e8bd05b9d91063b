import { statement } from '@maidan/process/db/db.ts';
import { openPostgres } from '@maidan/process/db/postgres-db.ts';
import { createLog } from '@maidan/process/log.ts';
import { expect, test } from 'vitest';
import { startPostgres } from '../support/database/postgres.ts';

const ping = statement('t-ping', 'select 1 as one');

test('a real PostgreSQL that dies and comes back is used again by the same pool', async ({ skip }) => {
  const postgres = await startPostgres();
  if (postgres === undefined) return skip('no PostgreSQL on this platform');
  const db = openPostgres(postgres.url, createLog('silent'));
  expect(await db.query(ping)).toEqual([{ one: 1 }]);
  await postgres.crash();
  await expect(db.query(ping)).rejects.toThrow();
  await postgres.restart();
  expect(await db.query(ping)).toEqual([{ one: 1 }]);
  expect(await db.transaction((tx) => tx.query(ping))).toEqual([{ one: 1 }]);
  await db.close();
  await postgres.stop();
});
