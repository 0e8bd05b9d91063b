import type { Db } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import { openTestDb } from '../../support/database/test-db.ts';
import { aFlight, createTestHouse, twoTeams } from '../../support/test-house.ts';

let db: Db;

/** Clients 2 and 3 after the owner's 1; bet 1 of client 2 is cashed out, bet 2 is at a price. */
beforeAll(async () => {
  db = await openTestDb();
  const house = await createTestHouse(db);
  const client = await house.client(1000);
  await house.client(1000);
  const flight = await house.market('flight', aFlight);
  await house.fly({ client, marketId: flight, stake: 100 });
  await house.place({ client, marketId: await house.market('match', twoTeams), stake: 100, requestId: 'r2' });
  await house.cashOut({ client, marketId: flight, betId: 1n, multiplier: 200, requestId: 'c1' });
});
afterAll(() => db.close());

test('the audit finds nothing wrong with a bet that was cashed out', async () => {
  const report = await auditHouse(db);
  expect(report.faults).toEqual([]);
  expect(report.checked).toMatchObject({ 'cash-outs': 1 });
});

test.each([
  {
    what: 'a multiplier on the bet that is not that of the cash-out',
    plant: 'update cash_out set multiplier = 300',
    undo: 'update cash_out set multiplier = 200',
    fault: 'cash-out of bet 1 by client 2: expected 300 stamped on the bet, found 200',
  },
  {
    what: 'a multiplier that nobody asked for',
    plant: 'create table kept as select * from cash_out; delete from cash_out',
    undo: 'insert into cash_out select * from kept; drop table kept',
    fault: 'bet 1 of client 2: expected a request behind its cash-out at 200, found none',
  },
  {
    what: 'a multiplier on a bet at a price',
    plant: 'update bet set cashed_at = 900 where id = 2',
    undo: 'update bet set cashed_at = null where id = 2',
    fault: 'bet 2 of client 2: expected no cash-out, as market match has none; found one at 900',
  },
  {
    what: 'a cash-out by another client',
    plant: 'update cash_out set client_id = 3',
    undo: 'update cash_out set client_id = 2',
    fault: 'cash-out of bet 1 by client 3: expected a bet of its client, found one of 2',
  },
  {
    what: 'a request id of both a bet and a cash-out',
    plant: `update cash_out set request_id = 'r2'`,
    undo: `update cash_out set request_id = 'c1'`,
    fault: 'cash-out of bet 1 by client 2: expected request r2 to be its own, found a bet under it',
  },
])('the audit finds $what', async ({ plant, undo, fault }) => {
  await db.script(plant);
  const found = await auditHouse(db);
  await db.script(undo);
  expect(found.faults).toContain(fault);
  expect((await auditHouse(db)).faults).toEqual([]);
});
