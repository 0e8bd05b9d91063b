import type { Db } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { openPostgresTestDb } from '../support/database/test-db.ts';
import { busyHouse } from './busy-house.ts';
import { type OperatorDesk, openDesk } from './operator-desk.ts';

let db: Db | undefined;
let desk: OperatorDesk | undefined;

beforeAll(async () => {
  db = await openPostgresTestDb();
  if (db === undefined) return;
  desk = await openDesk(db);
  await busyHouse(desk.house);
});
afterAll(async () => db?.close());

it('on a real PostgreSQL the audit finds nothing wrong in a healthy house, and what is wrong in another', async ({
  skip,
}) => {
  if (desk === undefined) return skip('no PostgreSQL here');
  const healthy = await auditHouse(desk.db);
  expect(healthy).toMatchObject({ faults: [], checked: { accounts: 5, books: 4, markets: 8 } });
  await desk.db.script('update bet set profit = profit + 1 where market_id = $$declared$$ and client_id = 2');
  const found = await auditHouse(desk.db);
  await desk.db.script('update bet set profit = profit - 1 where market_id = $$declared$$ and client_id = 2');
  expect(found.faults).toHaveLength(2);
});

it('on a real PostgreSQL the verbs that speak SQL of their own do what they say', async ({ skip }) => {
  if (desk === undefined) return skip('no PostgreSQL here');
  const lines = [
    'create-agent --role agent --username low --upline owner --coins 100',
    'create-client --username low-c --password secret1 --upline low --coins 10.5',
    'debit --client low-c --coins 0.5 --request-id r1',
    'debit --client low-c --coins 0.5 --request-id r1',
    'block --account low',
    'set-limits --client low-c --stake-min 5 --market-max 90',
    'set-commission --client low-c --session 1.5',
    'list accounts --client low-c --state shut --brand default',
    'list markets --client client1 --market fancy --state settled',
    'list bets --client client1 --market fancy --state settled',
    'list settlements --client client1 --market fancy --state done',
    'list bets --brand default --event event',
    'list markets --event event',
    'declare untouched --outcome winner=lions --reason So',
    'show-bet 1',
    'audit',
  ];
  for (const line of lines) expect(await desk.run(line)).toMatchObject({ exit: 0, reason: '' });
  const { lines: shown } = await desk.run('list accounts --client low-c');
  expect(shown[1]).toMatch(/client {2}LOW-C {5}LOW {10}10 {9}0 {2}shut by LOW$/);
});
