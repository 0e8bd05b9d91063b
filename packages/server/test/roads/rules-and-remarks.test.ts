import { coinsFromWhole } from '@maidan/betting';
import { type Db, statement } from '@maidan/process/db/db.ts';
import {
  cancelWrongRates,
  deleteAfterResult,
  deleteAfterSuspension,
  type PlacedSessionBet,
  voidIllegitimateWinners,
} from '@maidan/sports';
import { expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { writeTransfers } from '../../src/wallet/transfer.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { aLine, createTestHouse } from '../support/test-house.ts';

const rules = statement('test-taken-out-rules', 'select remark, taken_out_rule from bet order by id');
const rulesOf = (db: Db) => db.query<{ remark: string | null; taken_out_rule: string | null }>(rules);

/** The books as they were before rules and the keys of remarks were kept. */
const takeBack = `alter table bet drop column taken_out_rule; alter table transfer drop column remark_key;
  delete from migration where name like '0014%'`;

const bet: PlacedSessionBet = { id: '7', side: 'lay', run: 131, placedAt: 5000 };
const byRule = [
  ...voidIllegitimateWinners([bet], 38),
  ...cancelWrongRates([bet], 47, 2),
  ...deleteAfterResult([bet], 4000),
  ...deleteAfterSuspension([bet], 4000),
];

test('the four rules that take bets out are stored with them, and found again in books that kept the reason alone', async () => {
  const db = await openTestDb();
  const house = await createTestHouse(db);
  await house.market('session', aLine);
  const client = await house.client(10_000);
  const reasons = [...byRule, 'Wrong rate', 'Placed after the result was known', 'result-known'];
  for (const why of reasons) {
    const placed = await house.place({ client, marketId: 'session', stake: 100, run: 45, rate: 100 });
    if (!placed.ok) throw new Error('the bet was refused');
    await house.takeOut(placed.value.betId, 'void', why);
  }
  await house.place({ client, marketId: 'session', stake: 100, run: 45, rate: 100 });
  const stored = await rulesOf(db);
  expect(stored.map(({ taken_out_rule }) => taken_out_rule)).toEqual([
    'illegitimate-winnings',
    'wrong-rate',
    'result-known',
    'suspended-never-resumed',
    null,
    null,
    null,
    null,
  ]);
  await db.script(takeBack);
  await migrate(db);
  expect(await rulesOf(db)).toEqual(stored);
  await db.close();
});

const keys = statement('test-remark-keys', 'select kind, remark, remark_key from transfer order by id');

test('remarks of the house itself are found again in books that kept their words alone', async () => {
  const db = await openTestDb();
  const house = await createTestHouse(db);
  const client = await house.client(10_000);
  await house.market('session', aLine);
  await house.place({ client, marketId: 'session', stake: 100, run: 45, rate: 100 });
  await house.declare('session', { run: 50 });
  await house.correct('session', { run: 40 });
  const demo = { from: house.owner, to: client, coins: coinsFromWhole(5), kind: 'credit' } as const;
  const words = { ...demo, remark: 'Demo coins' };
  const seeded = { ...words, remarkKey: 'demo-coins', requestId: 'seed/default/DEMO' } as const;
  await writeTransfers(db, [seeded, { ...words, requestId: 'by-hand' }], house.clock.now());
  const stored = await db.query<{ remark_key: string | null }>(keys);
  expect(stored.map(({ remark_key }) => remark_key)).toEqual([
    null,
    null,
    'result-corrected',
    null,
    'demo-coins',
    null,
  ]);
  await db.script(takeBack);
  await migrate(db);
  expect(await db.query(keys)).toEqual(stored);
  await db.close();
});
