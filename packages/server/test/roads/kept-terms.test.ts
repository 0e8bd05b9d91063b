import type { AccountId } from '@maidan/betting';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { setCommissionTerms } from '../../src/wallet/terms.ts';
import { openPostgresHouse } from '../support/database/postgres-house.ts';
import { openEmbeddedTestDb } from '../support/database/test-db.ts';
import { aLine, createTestHouse, type TestHouse, twoTeams } from '../support/test-house.ts';

type OpenHouse = TestHouse & { readonly close: () => Promise<void> };

const open: Record<string, () => Promise<OpenHouse | undefined>> = {
  embedded: async () => {
    const db = await openEmbeddedTestDb();
    return { ...(await createTestHouse(db)), close: () => db.close() };
  },
  PostgreSQL: openPostgresHouse,
};

describe.each(Object.keys(open))('commission terms, on the database %s,', (name) => {
  let opened: OpenHouse | undefined;
  let lastMarket = 0;
  beforeAll(async () => {
    opened = await open[name]?.();
  });
  afterAll(async () => opened?.close());

  /** Rates in ten-thousandths, 2 % of sessions and 3 % of losses to begin with. */
  async function aClient(house: TestHouse): Promise<AccountId> {
    const client = await house.client(10_000);
    await setCommissionTerms(house.db, client, { session: 200, match: 300 });
    return client;
  }
  const changeTerms = (house: TestHouse, client: AccountId) =>
    setCommissionTerms(house.db, client, { session: 1000, match: 2000 });

  function freshMarket(house: TestHouse, definition = twoTeams): Promise<string> {
    lastMarket += 1;
    return house.market(`terms-${lastMarket}`, definition, definition === aLine);
  }
  async function placed(house: TestHouse, order: Parameters<TestHouse['place']>[0]): Promise<bigint> {
    const answer = await house.place(order);
    if (!answer.ok) throw new Error(answer.refusal.code);
    return answer.value.betId;
  }
  const balance = async (house: TestHouse, client: AccountId) => (await house.wallet(client)).balance;

  test('of the first settlement hold for a correction of it, however they changed since', async ({
    skip,
  }) => {
    if (opened === undefined) return skip('no PostgreSQL on this platform');
    const client = await aClient(opened);
    const [match, session] = [await freshMarket(opened), await freshMarket(opened, aLine)];
    await placed(opened, { client, marketId: match, stake: 1000, rate: 80, option: 'lions' });
    await placed(opened, { client, marketId: session, stake: 500, rate: 100, run: 45 });
    await opened.declare(match, { winner: 'lions' });
    await opened.declare(session, { run: 45 });
    expect(await balance(opened, client)).toBe(10_000 + 800 + 500 + 10);
    await changeTerms(opened, client);
    await opened.correct(match, { winner: 'tigers' });
    await opened.correct(session, { run: 44 });
    expect(await balance(opened, client)).toBe(10_000 - 1000 + 30 - 500 + 10);
  });

  test('of the first settlement hold for the other bets when one is taken out', async ({ skip }) => {
    if (opened === undefined) return skip('no PostgreSQL on this platform');
    const client = await aClient(opened);
    const session = await freshMarket(opened, aLine);
    const out = await placed(opened, { client, marketId: session, stake: 300, rate: 100, run: 45 });
    await placed(opened, { client, marketId: session, stake: 500, rate: 100, run: 45 });
    await opened.declare(session, { run: 44 });
    await changeTerms(opened, client);
    await opened.takeOut(out, 'void', 'Wrong rate');
    expect(await balance(opened, client)).toBe(10_000 - 500 + 10);
  });

  test('of a market that was void at first hold for the result it gets', async ({ skip }) => {
    if (opened === undefined) return skip('no PostgreSQL on this platform');
    const client = await aClient(opened);
    const match = await freshMarket(opened);
    await placed(opened, { client, marketId: match, stake: 1000, option: 'lions' });
    await opened.declare(match, { void: true });
    await changeTerms(opened, client);
    await opened.correct(match, { winner: 'tigers' });
    expect(await balance(opened, client)).toBe(10_000 - 1000 + 30);
  });

  test('that changed before a market was settled are the ones it is settled by', async ({ skip }) => {
    if (opened === undefined) return skip('no PostgreSQL on this platform');
    const client = await aClient(opened);
    const match = await freshMarket(opened);
    await placed(opened, { client, marketId: match, stake: 1000, option: 'lions' });
    await changeTerms(opened, client);
    await opened.declare(match, { winner: 'tigers' });
    expect(await balance(opened, client)).toBe(10_000 - 1000 + 200);
  });

  test('are what the audit checks every commission against', async ({ skip }) => {
    if (opened === undefined) return skip('no PostgreSQL on this platform');
    expect((await auditHouse(opened.db)).faults).toEqual([]);
    const client = await aClient(opened);
    const session = await freshMarket(opened, aLine);
    await placed(opened, { client, marketId: session, stake: 500, rate: 100, run: 45 });
    await opened.declare(session, { run: 45 });
    await changeTerms(opened, client);
    const paid = (coins: number) =>
      `update transfer set coins = ${coins} where market_id = '${session}' and kind = 'session-commission'`;
    await opened.db.script(paid(5000));
    const { faults } = await auditHouse(opened.db);
    await opened.db.script(paid(1000));
    expect(faults).toContain(
      `client ${client} on market ${session}: session commission expected 10 at 2 %, found 50`,
    );
    expect((await auditHouse(opened.db)).faults).toEqual([]);
  });
});
