import type { AccountId } from '@maidan/betting';
import type { Queries, Statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeBatch } from '../../src/bets/place-batch.ts';
import type { PostgresCopy } from '../support/database/migrated-postgres.ts';
import { openPostgresTestDb } from '../support/database/test-db.ts';
import { untilWaiting as untilSessionsWait } from '../support/database/until-waiting.ts';
import { outsideSession } from '../support/outside-session.ts';
import { createTestHouse, type TestHouse, twoTeams } from '../support/test-house.ts';

let postgres: PostgresCopy | undefined;
let house: TestHouse;
beforeAll(async () => {
  postgres = await openPostgresTestDb();
  if (postgres === undefined) return;
  house = await createTestHouse(postgres);
  await house.market('match', twoTeams);
});
afterAll(async () => postgres?.close());

const untilWaiting = (sessions: number) => untilSessionsWait(house.db, sessions);

const lockBoth = (clients: readonly AccountId[]) =>
  `select 1 from wallet where account_id in (${clients.join()}) order by account_id for update`;

/** A batch with a bet of each client, in a transaction of its own. */
function runBatch(clients: readonly AccountId[], ours: AccountId, watch = (tx: Queries) => tx) {
  const batch = clients.map((client) => ({
    kind: 'place' as const,
    request: house.request({ client, marketId: 'match', stake: 10 }),
  }));
  const { liability, clock } = house;
  const parts = {
    liability,
    rateDifferenceOf: () => 1,
    reserved: [],
    confirm: () => undefined,
    now: clock.now,
    ours: new Set([ours]),
    onLocked: () => undefined,
  };
  return house.db.transaction((tx) => placeBatch(watch(tx), batch, parts));
}

test('a batch that waits for the batch before it holds no client a settlement in between may want', async ({
  skip,
}) => {
  if (postgres === undefined) return skip('no PostgreSQL on this platform');
  const [first, second] = [await house.client(1000), await house.client(1000)];
  const before = await outsideSession(postgres.url);
  const settlement = await outsideSession(postgres.url);
  const locked = await before.hold(`select 1 from wallet where account_id = ${first} for update`);
  const settling = settlement.hold(lockBoth([first, second]));
  await untilWaiting(1);
  const placing = runBatch([first, second], first);
  await untilWaiting(2);
  await locked.release();
  await (await settling).release();
  expect(await placing).toMatchObject([{ answer: { ok: true } }, { answer: { ok: true } }]);
  await Promise.all([before.close(), settlement.close()]);
});

/** Nobody takes a second lock before everybody has the first, nor goes on before everybody has tried the second. */
function locksTogether(batches: number) {
  const rounds = Array.from({ length: 2 }, () => ({ taken: 0, all: Promise.withResolvers<void>() }));
  return (tx: Queries): Queries => {
    let locks = 0;
    const isLock = ({ name }: Statement) => name === 'wallets-lock' || name === 'bets-clients-lock-free';
    return {
      async query<Row>(statement: Statement, params?: Parameters<Queries['query']>[1]) {
        if (!isLock(statement)) return tx.query<Row>(statement, params);
        const [before, round] = [rounds[locks - 1], rounds[locks]];
        locks += 1;
        await before?.all.promise;
        const rows = await tx.query<Row>(statement, params);
        if (round === undefined) return rows;
        round.taken += 1;
        if (round.taken === batches) round.all.resolve();
        await round.all.promise;
        return rows;
      },
    };
  };
}

test('two batches that have the same clients in opposite orders both end', async ({ skip }) => {
  if (postgres === undefined) return skip('no PostgreSQL on this platform');
  const [first, second] = [await house.client(1000), await house.client(1000)];
  const together = locksTogether(2);
  const answers = await Promise.all([
    runBatch([first, second], second, together),
    runBatch([second, first], first, together),
  ]);
  expect(answers).toMatchObject([
    ['locked-out', { answer: { ok: true } }],
    ['locked-out', { answer: { ok: true } }],
  ]);
});

test('markets that are shut together are locked in the order in which bets hold them', async ({ skip }) => {
  if (postgres === undefined) return skip('no PostgreSQL on this platform');
  // In the database table they are in the opposite order.
  for (const id of ['shut-z', 'shut-a']) await house.market(id, twoTeams);
  const batch = await outsideSession(postgres.url);
  const held = await batch.hold(`select 1 from market where id = 'shut-a' for share`);
  const shutting = house.setMarkets(['shut-z', 'shut-a'], 'shut');
  await untilWaiting(1);
  await batch.run(`select 1 from market where id = 'shut-z' for share nowait`);
  await held.release();
  expect((await shutting).toSorted()).toEqual(['shut-a', 'shut-z']);
  await batch.close();
});
