import type { AccountId } from '@maidan/betting';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { openPostgres } from '@maidan/process/db/postgres-db.ts';
import { DatabaseBusy } from '@maidan/process/db/time-limits.ts';
import { createLog } from '@maidan/process/log.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { migrate } from '../../src/db/migrate.ts';
import { startPostgres, type TestPostgres } from '../support/database/postgres.ts';
import { stallingProxy } from '../support/database/stalling-proxy.ts';
import { type OutsideSession, outsideSession } from '../support/outside-session.ts';
import { startTestApp } from '../support/test-app.ts';
import { createTestHouse, type TestHouse, twoTeams } from '../support/test-house.ts';

const limits = { statementMs: 1500, lockMs: 500 };
const log = createLog('silent');
const ping = statement('t-ping', 'select 1 as one');
const sleep = statement('t-sleep', 'select pg_sleep(600)');
const lockNote = statement('t-lock-note', 'select id from note where id = 1 for update');
const backend = statement('t-backend', 'select pg_backend_pid() as id');

let postgres: TestPostgres | undefined;
let proxy: Awaited<ReturnType<typeof stallingProxy>>;
let db: Db;
let outside: OutsideSession;
let house: TestHouse;

beforeAll(async () => {
  postgres = await startPostgres();
  if (postgres === undefined) return;
  proxy = await stallingProxy(postgres.url);
  outside = await outsideSession(postgres.url);
  db = openPostgres(proxy.url, log, limits);
  await migrate(db);
  await db.script('create table note (id int primary key); insert into note values (1)');
  house = await createTestHouse(db);
});
afterAll(async () => {
  if (postgres === undefined) return;
  await db.close();
  await outside.close();
  await proxy.close();
  await postgres.stop();
});

describe('on a real PostgreSQL', () => {
  test('the wait for a lock of another connection is limited, and what needs no lock goes on', async ({
    skip,
  }) => {
    if (postgres === undefined) return skip('no PostgreSQL on this platform');
    const lock = await outside.hold('select id from note where id = 1 for update');
    await expect(db.query(lockNote)).rejects.toThrow(DatabaseBusy);
    await expect(db.transaction((tx) => tx.query(lockNote))).rejects.toThrow(DatabaseBusy);
    expect(await db.query(ping)).toEqual([{ one: 1 }]);
    await lock.release();
    expect(await db.query(lockNote)).toEqual([{ id: 1 }]);
  });

  test('a statement that never ends is cancelled, of money and of reading alike', async ({ skip }) => {
    if (postgres === undefined) return skip('no PostgreSQL on this platform');
    await expect(db.query(sleep)).rejects.toThrow(DatabaseBusy);
    await expect(db.transaction((tx) => tx.query(sleep))).rejects.toThrow(DatabaseBusy);
    await expect(db.snapshot((tx) => tx.query(sleep))).rejects.toThrow(DatabaseBusy);
    expect(await db.snapshot((tx) => tx.query(ping))).toEqual([{ one: 1 }]);
  });

  test('a migration is given the time it takes', async ({ skip }) => {
    if (postgres === undefined) return skip('no PostgreSQL on this platform');
    await expect(db.script('select pg_sleep(3)')).resolves.toBeUndefined();
  });

  test('a transaction left in the middle gives up its locks, and fails when it is taken up again', async ({
    skip,
  }) => {
    if (postgres === undefined) return skip('no PostgreSQL on this platform');
    const locked = Promise.withResolvers<void>();
    const unlocked = Promise.withResolvers<void>();
    const left = db.transaction(async (tx) => {
      await tx.query(lockNote);
      locked.resolve();
      await unlocked.promise;
      return tx.query(ping);
    });
    const failed = expect(left).rejects.toThrow();
    await locked.promise;
    // Waits, without a limit, until the lock is free.
    await outside.run('select id from note where id = 1 for update');
    unlocked.resolve();
    await failed;
    expect(await db.query(lockNote)).toEqual([{ id: 1 }]);
  });

  test('a connection cut in the middle of a transaction fails that transaction and nothing else', async ({
    skip,
  }) => {
    if (postgres === undefined) return skip('no PostgreSQL on this platform');
    const cut = db.transaction(async (tx) => {
      const [row] = await tx.query<{ id: number }>(backend);
      await outside.run(`select pg_terminate_backend(${row?.id})`);
      return tx.query(ping);
    });
    await expect(cut).rejects.toThrow();
    expect(await db.transaction((tx) => tx.query(ping))).toEqual([{ one: 1 }]);
  });

  test('a database that hangs and returns took each bet once or not at all, and no balance is wrong', async ({
    skip,
  }) => {
    if (postgres === undefined) return skip('no PostgreSQL on this platform');
    onTestFinished(() => proxy.resume());
    // One after another: all are credited by the owner, and no lock is waited for longer than the limit.
    const clients: AccountId[] = [];
    while (clients.length < 8) clients.push(await house.client(1000));
    await house.market('stalled', twoTeams);
    const bets = Array.from({ length: 400 }, (_, index) => ({
      client: clients[index % clients.length] ?? house.owner,
      marketId: 'stalled',
      stake: 10,
      requestId: `stall-${index}`,
    }));
    const placing = bets.map((bet) => house.place(bet).catch((error: unknown) => error));
    await Promise.race(placing);
    proxy.stall();
    const answers = await Promise.all(placing);
    const [first = house.owner] = clients;
    const meanwhile = house.place({ client: first, marketId: 'stalled', stake: 10, requestId: 'meanwhile' });
    await expect(meanwhile).rejects.toThrow(DatabaseBusy);
    proxy.resume();
    const again = await Promise.all(bets.map((bet) => house.place(bet)));
    expect(again.map((answer) => answer.ok)).toEqual(bets.map(() => true));
    for (const [index, answer] of answers.entries()) {
      if (answer instanceof Error) expect(answer).toBeInstanceOf(DatabaseBusy);
      else expect(answer).toMatchObject({ ok: true, value: { betId: betIdOf(again[index]) } });
    }
    const booked = await outside.run(`select request_id from bet where request_id like 'stall-%'`);
    expect(booked.rowCount).toBe(bets.length);
    expect((await auditHouse(db)).faults).toEqual([]);
  });

  test('meanwhile a client is answered that the house is busy, and afterwards its balance', async ({
    skip,
  }) => {
    if (postgres === undefined) return skip('no PostgreSQL on this platform');
    const own = openPostgres(proxy.url, log, limits);
    const app = await startTestApp({ db: own });
    onTestFinished(async () => {
      proxy.resume();
      await app.close();
    });
    const client = await app.client({ username: 'ASHA' });
    await house.credit(client.id, 9);
    proxy.stall();
    const replies = await Promise.all([
      app.call('user/userBalance', {}, client),
      app.call('user/userStatement', {}, client),
      app.call('sports/matchList', {}, client),
    ]);
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 503, error: true, refusal: { key: 'house-busy' } });
    }
    proxy.resume();
    expect((await app.call('user/userBalance', {}, client)).data).toEqual({ coins: 9, exposure: 0 });
    expect((await app.call('user/userStatement', {}, client)).status).toBe(200);
  });
});

const betIdOf = (answer: Awaited<ReturnType<TestHouse['place']>> | undefined): bigint | undefined =>
  answer?.ok ? answer.value.betId : undefined;
