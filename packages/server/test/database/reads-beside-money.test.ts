import type { Db, Queries } from '@maidan/process/db/db.ts';
import { openPostgres } from '@maidan/process/db/postgres-db.ts';
import { createLog } from '@maidan/process/log.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { type AccountDesk, openAccountDesk } from '../support/account-desk.ts';
import { startPostgres, type TestPostgres } from '../support/database/postgres.ts';
import { type OutsideSession, outsideSession } from '../support/outside-session.ts';

/** Longer than any test, so that what waits for a lock does so until the test ends it. */
const patient = { statementMs: 120_000, lockMs: 120_000 };
let postgres: TestPostgres | undefined;
let desk: AccountDesk | undefined;
let outside: OutsideSession;
/** Called once, after the first statement of a snapshot. */
let inBetween: (() => Promise<unknown>) | undefined;

function interrupted(db: Db): Db {
  const after = (tx: Queries): Queries => ({
    async query(statement, params) {
      const rows = await tx.query<never>(statement, params);
      const act = inBetween;
      inBetween = undefined;
      await act?.();
      return rows;
    },
  });
  return { ...db, snapshot: (read) => db.snapshot((tx) => read(after(tx))) };
}

beforeAll(async () => {
  postgres = await startPostgres();
  if (postgres === undefined) return;
  outside = await outsideSession(postgres.url);
  const db = openPostgres(postgres.url, createLog('silent'), patient);
  await migrate(db);
  desk = await openAccountDesk({ db, wrapDb: interrupted, config: { CALLS_PER_TEN_SECONDS: 100_000 } });
  await desk.match('e', ['Lions', 'Tigers']);
  await desk.market('odds', 'e', { kind: 'bookmaker', name: 'Bookmaker' });
  await desk.market('six', 'e', { kind: 'fancy', name: '6 over runs' });
});
afterAll(async () => {
  await desk?.close();
  await outside?.close();
  await postgres?.stop();
});

async function bettor(at: AccountDesk, username: string) {
  const client = await at.client(username);
  await at.credit(client.id, 10_000);
  const bet = await at.place(client.id, 'odds', { stake: 1000, rate: 80, optionName: 'Lions' });
  return { ...client, bet: String(bet) };
}

describe('on a real PostgreSQL', () => {
  test("a client's lists answer while another connection has locked its wallet", async ({ skip }) => {
    if (desk === undefined) return skip('no PostgreSQL on this platform');
    const { call } = desk.app;
    const client = await bettor(desk, 'ASHA');
    const lock = await outside.hold(`select * from wallet where account_id = ${client.id} for update`);
    onTestFinished(() => lock.release());
    const marketId = 'm-e';
    const replies = [
      await call('user/completeLedgerDetails', { marketId }, client),
      await call('user/betStory', { betId: client.bet }, client),
      await call('user/userStatement', {}, client),
      await call('user/userLedger', {}, client),
      await call('sports/betsList', {}, client),
      await call('user/clientBetListByMarketId', { marketId }, client),
      await call('sports/userPositionByMarketId', { marketId }, client),
      await call('sports/completedFancyByMarketId', { marketId }, client),
      await call('sports/sportByMarketId', { marketId }, client),
      await call('sports/matchList', {}, client),
    ];
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200));
  });

  test('three hundred blocked lists delay neither the balance nor the bet of another client', async ({
    skip,
  }) => {
    if (desk === undefined) return skip('no PostgreSQL on this platform');
    const { call } = desk.app;
    // Each has two under way: together more than there are connections for money.
    const flooders: Awaited<ReturnType<typeof bettor>>[] = [];
    for (const name of ['BINA', 'BIPIN', 'BODHI', 'BABU', 'BELA', 'BIMAL'])
      flooders.push(await bettor(desk, name));
    const other = await bettor(desk, 'CHAYA');
    const lock = await outside.hold('lock table match in access exclusive mode');
    const answered: number[] = [];
    const lists = Array.from({ length: 300 }, async (_, at) => {
      const from = flooders[at % flooders.length] ?? other;
      const reply = await call('user/completeLedgerDetails', { marketId: 'm-e' }, from);
      answered.push(reply.status);
      return reply;
    });
    const stuck = `select 1 from pg_locks where not granted`;
    await vi.waitFor(async () => expect((await outside.run(stuck)).rowCount).toBeGreaterThanOrEqual(3));
    const balance = await call('user/userBalance', {}, other);
    const bet = await desk.place(other.id, 'odds', { stake: 10, rate: 80 });
    // No list was cancelled for it.
    expect(answered.filter((status) => status !== 429)).toEqual([]);
    await lock.release();
    expect(balance).toMatchObject({ status: 200, data: { coins: 9000, exposure: 1000 } });
    expect(bet).toBeTypeOf('bigint');
    const statuses = new Set((await Promise.all(lists)).map((reply) => reply.status));
    // Served, or refused with the reason: too many of one client at once, or too many waiting.
    expect([...statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(200);
  });

  test('a settlement that commits while a match is read is not half seen', async ({ skip }) => {
    if (desk === undefined) return skip('no PostgreSQL on this platform');
    const { call } = desk.app;
    const client = await bettor(desk, 'DEV');
    await desk.place(client.id, 'six', { stake: 100, rate: 100, run: 45 });
    await desk.declare('six', { run: 50 });
    const details = () => call('user/completeLedgerDetails', { marketId: 'm-e' }, client);
    inBetween = () => desk?.declare('odds', { winner: '2' }) ?? Promise.resolve();
    const during = (await details()).data;
    const after = (await details()).data;
    expect(inBetween).toBeUndefined();
    expect(during?.completeData).toMatchObject({ clientOddsAmount: 0, clientSessionAmount: 100 });
    expect([during?.oddsBetsData.length, during?.sessionBetsData.length]).toEqual([0, 1]);
    expect(after?.completeData).toMatchObject({ clientOddsAmount: -1000, clientSessionAmount: 100 });
    expect([after?.oddsBetsData.length, after?.sessionBetsData.length]).toEqual([1, 1]);
  });
});
