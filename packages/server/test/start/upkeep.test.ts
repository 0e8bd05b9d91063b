import { expect, onTestFinished, test, vi } from 'vitest';
import { statement } from '../../src/db/db.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openPostgres } from '../../src/db/postgres-db.ts';
import { createLog } from '../../src/log.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { startHouse, temporaryFolder } from './house-process.ts';

const oldRows = `
  insert into account (brand, role, username, name, created_at) values ('default', 'owner', 'SOMEBODY', 'Somebody', now());
  insert into session (token_hash, account_id, brand, created_at, used_at, address)
  select int4send(n), 1, 'default', now() - interval '14 hours', now() - interval '13 hours', '127.0.0.1' from generate_series(1, 2500) n;
  insert into refused_bet
  select 1, 'old-' || n, '', '{}', now() - interval '49 hours' from generate_series(1, 2500) n;
  insert into refused_bet select 1, 'kept', '', '{}', now() - interval '47 hours'`;

const left = statement(
  'test-left',
  `select (select count(*) from session) as sessions, (select count(*) from refused_bet) as refusals`,
);

test('a running house deletes refusals and sessions that have expired', async ({ skip }) => {
  const postgres = await startPostgres();
  if (postgres === undefined) return skip('no PostgreSQL here');
  onTestFinished(() => postgres.stop());
  const db = openPostgres(postgres.url, createLog('silent'));
  onTestFinished(() => db.close());
  await migrate(db);
  await db.script(oldRows);
  const folder = await temporaryFolder();
  onTestFinished(() => folder.remove());
  const house = startHouse({ DATA_DIR: folder.path, DATABASE_URL: postgres.url, SEASON: 'off' });
  onTestFinished(async () => {
    house.child.kill('SIGKILL');
    await house.ended;
  });
  await house.listening;
  const clean = [{ sessions: 0n, refusals: 1n }];
  await vi.waitFor(async () => expect(await db.query(left)).toEqual(clean), {
    timeout: 30_000,
    interval: 100,
  });
});
