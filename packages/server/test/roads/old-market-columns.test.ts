import { statement } from '@maidan/process/db/db.ts';
import { expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { betsEverywhere } from '../../src/bets/lists/bet-list-store.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { createTestHouse, twoTeams } from '../support/test-house.ts';

/** The books as they were when a market had columns that nothing used. */
const takeBack = `alter table market add column brand text, add column bet_delay_ms integer not null default 0;
  update market set bet_delay_ms = 5000;
  delete from migration where name like '0015%'`;

const unused = statement(
  't-unused-columns',
  `select column_name from information_schema.columns where table_name = 'market' and column_name in ('brand', 'bet_delay_ms')`,
);

test('markets that had a brand and a delay keep their bets, and are settled', async () => {
  const db = await openTestDb();
  const house = await createTestHouse(db);
  const client = await house.client(1000);
  await house.market('old', twoTeams);
  await house.place({ client, marketId: 'old', stake: 100, rate: 80 });
  await db.script(takeBack);
  await migrate(db);
  expect(await db.query(unused)).toEqual([]);
  expect((await betsEverywhere(db, client, 'open')).bets).toMatchObject([{ market_id: 'old' }]);
  await house.market('new', twoTeams);
  await house.declare('old', { winner: 'lions' });
  expect(await house.wallet(client)).toEqual({ balance: 1080, exposure: 0 });
  expect((await auditHouse(db)).faults).toEqual([]);
  await db.close();
});
