import { statement } from '@maidan/process/db/db.ts';
import { openPostgres } from '@maidan/process/db/postgres-db.ts';
import { createLog } from '@maidan/process/log.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { startHouse, temporaryFolder } from './house-process.ts';

const oldRows = `
  insert into account (brand, role, username, name, created_at) values ('default', 'owner', 'SOMEBODY', 'Somebody', now());
  insert into session (token_hash, account_id, brand, created_at, used_at, address)
  select int4send(n), 1, 'default', now() - interval '14 hours', now() - interval '13 hours', '127.0.0.1' from generate_series(1, 2500) n;
  insert into refused_bet
  select 1, 'old-' || n, '', '{}', now() - interval '49 hours' from generate_series(1, 2500) n;
  insert into refused_bet select 1, 'kept', '', '{}', now() - interval '47 hours';
  insert into flight_setting (is_open) values (false);
  insert into chat_message (brand, client_id, text, sent_at)
  select 'default', 1, 'old ' || n, now() - interval '25 hours' from generate_series(1, 2500) n;
  insert into chat_message (brand, client_id, text, sent_at) values ('default', 1, 'kept', now() - interval '23 hours');
  insert into launch_token (token_hash, provider, client_id, game_id, expires_at)
  select int4send(n), 'studio', 1, '100000', now() - interval '1 second' from generate_series(1, 2500) n;
  insert into wallet_session (token_hash, provider, client_id, game_id, price_per_point, expires_at)
  select int4send(n), 'studio', 1, '100000', 1, now() - interval '1 second' from generate_series(1, 2500) n`;

const left = statement(
  'test-left',
  `select (select count(*) from session) as sessions, (select count(*) from refused_bet) as refusals,
     (select count(*) from chat_message) as messages, (select count(*) from launch_token) as tokens,
     (select count(*) from wallet_session) as "walletSessions"`,
);

test('a running house deletes what has expired: refusals, sessions, and rows of products, also of a game that is shut', async ({
  skip,
}) => {
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
  const clean = [{ sessions: 0n, refusals: 1n, messages: 1n, tokens: 0n, walletSessions: 0n }];
  await vi.waitFor(async () => expect(await db.query(left)).toEqual(clean), { interval: 100 });
});
