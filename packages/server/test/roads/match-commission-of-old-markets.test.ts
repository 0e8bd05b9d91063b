import type { MarketDefinition } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { migrate } from '../../src/db/migrate.ts';
import { setCommissionTerms } from '../../src/wallet/terms.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { aLine, createTestHouse, type TestHouse, twoTeams } from '../support/test-house.ts';

const aRace: MarketDefinition = { shape: 'places', runners: ['lions', 'tigers'], places: 1 };

/** The books as they were when the shape of a market decided its commission. */
const takeBack = `alter table market drop column has_match_commission; delete from migration where name like '0012%'`;

let db: Db;
let house: TestHouse;
beforeAll(async () => {
  db = await openTestDb();
  house = await createTestHouse(db);
});
afterAll(() => db.close());

test('markets from before commission was a field pay what they paid', async () => {
  const client = await house.client(10_000);
  await setCommissionTerms(db, client, { session: 0, match: 150 });
  await house.market('old-winner', twoTeams);
  await house.market('old-race', aRace);
  await house.market('old-line', aLine);
  await house.place({ client, marketId: 'old-winner', stake: 1000, rate: 80 });
  await house.place({ client, marketId: 'old-race', stake: 1000, rate: 80 });
  await house.place({ client, marketId: 'old-line', stake: 1000, rate: 80, run: 45 });
  await house.declare('old-winner', { winner: 'tigers' });
  expect((await house.wallet(client)).balance).toBe(9015);

  await db.script(takeBack);
  await migrate(db);

  expect((await auditHouse(db)).faults).toEqual([]);
  await house.declare('old-race', { placed: { winners: ['tigers'], withdrawn: [] } });
  await house.declare('old-line', { run: 44 });
  expect((await house.wallet(client)).balance).toBe(7015);
  await house.correct('old-winner', { void: true });
  await house.correct('old-winner', { winner: 'tigers' });
  expect((await house.wallet(client)).balance).toBe(7015);
  expect((await auditHouse(db)).faults).toEqual([]);
});
