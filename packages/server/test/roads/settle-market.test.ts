import type { MarketDefinition } from '@maidan/betting';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { insertMarkets } from '../../src/bets/markets-store.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { aLine, createTestHouse, type TestHouse, testStart, twoTeams } from '../support/test-house.ts';

const aRace: MarketDefinition = { shape: 'places', runners: ['lions', 'tigers'], places: 1 };

let db: Db;
let house: TestHouse;
let lastMarket = 0;

beforeAll(async () => {
  db = await openTestDb();
  house = await createTestHouse(db);
});

afterAll(() => db.close());

const freshMarket = (definition = twoTeams, isCommission = false) => {
  lastMarket += 1;
  return house.market(`market-${lastMarket}`, definition, isCommission);
};

const transfersOf = (market: string) =>
  db.query<{ kind: string; coins: bigint; corrects: bigint | null }>(
    statement('t-transfers', 'select kind, coins, corrects from transfer where market_id = $1 order by id'),
    [market],
  );

const setCommission = (client: bigint, session: number, match: number) =>
  db.query(
    statement('t-com', 'update account set session_commission = $2, match_commission = $3 where id = $1'),
    [client, session, match],
  );

describe('declaring a result', () => {
  test('pays the winner, takes from the loser and releases both holds', async () => {
    const market = await freshMarket();
    const [winner, loser] = [await house.client(1000), await house.client(1000)];
    await house.place({ client: winner, marketId: market, stake: 100, rate: 80 });
    await house.place({ client: loser, marketId: market, stake: 100, rate: 80, option: 'tigers' });
    await house.declare(market, { winner: 'lions' });
    expect(await house.wallet(winner)).toEqual({ balance: 1080, exposure: 0 });
    expect(await house.wallet(loser)).toEqual({ balance: 900, exposure: 0 });
  });

  test('twice with the same result settles once', async () => {
    const market = await freshMarket();
    const client = await house.client(1000);
    await house.place({ client, marketId: market, stake: 100 });
    const first = await house.declare(market, { winner: 'lions' });
    expect(await house.declare(market, { winner: 'lions' })).toEqual(first);
    expect(await transfersOf(market)).toHaveLength(1);
  });

  test('again with another result is refused: that is a correction', async () => {
    const market = await freshMarket();
    await house.declare(market, { winner: 'lions' });
    expect(await house.declare(market, { winner: 'tigers' })).toEqual({
      ok: false,
      refusal: { code: 'already-declared', outcome: { winner: 'lions' } },
    });
  });

  test('that the market cannot have is refused', async () => {
    const market = await freshMarket();
    expect(await house.declare(market, { winner: 'bears' })).toEqual({
      ok: false,
      refusal: { code: 'not-an-outcome' },
    });
    expect(await house.declare(market, { run: 4 })).toEqual({
      ok: false,
      refusal: { code: 'not-an-outcome' },
    });
  });

  test('keeps bets out from the moment it begins', async () => {
    const market = await freshMarket();
    await house.declare(market, { winner: 'lions' });
    const late = await house.place({ client: await house.client(1000), marketId: market, stake: 10 });
    expect(late).toEqual({ ok: false, refusal: { code: 'market-not-open', state: 'settled' } });
  });

  test('leaves on every bet its profit and the settlement that gave it', async () => {
    const market = await freshMarket(aLine);
    const client = await house.client(1000);
    await house.place({ client, marketId: market, stake: 100, rate: 90, run: 45 });
    await house.place({ client, marketId: market, stake: 100, rate: 110, run: 50, side: 'lay' });
    const declared = await house.declare(market, { run: 47 });
    const bets = await db.query(
      statement('t-bets', 'select state, profit, settlement_id from bet where market_id = $1 order by id'),
      [market],
    );
    const settlement_id = declared.ok ? declared.value.settlementId : undefined;
    expect(bets).toEqual([
      { state: 'settled', profit: 9000n, settlement_id },
      { state: 'settled', profit: 10_000n, settlement_id },
    ]);
  });
});

describe('correcting a result', () => {
  test('reverses what the wrong one brought and settles again', async () => {
    const market = await freshMarket();
    const client = await house.client(1000);
    await house.place({ client, marketId: market, stake: 100, rate: 80 });
    await house.declare(market, { winner: 'lions' });
    await house.correct(market, { winner: 'tigers' });
    expect(await house.wallet(client)).toEqual({ balance: 900, exposure: 0 });
    const kinds = (await transfersOf(market)).map((row) => row.kind);
    expect(kinds).toEqual(['settlement', 'settlement-reversal', 'settlement']);
  });

  test('may leave a balance below zero, and then the client cannot bet until it is repaid', async () => {
    const market = await freshMarket();
    const other = await freshMarket();
    const client = await house.client(100);
    await house.place({ client, marketId: market, stake: 100, rate: 100 });
    await house.declare(market, { winner: 'lions' });
    await house.place({ client, marketId: other, stake: 200 });
    await house.declare(other, { winner: 'tigers' });
    await house.correct(market, { winner: 'tigers' });
    expect(await house.wallet(client)).toEqual({ balance: -200, exposure: 0 });
    const third = await freshMarket();
    const refused = await house.place({ client, marketId: third, stake: 1 });
    expect(refused).toEqual({ ok: false, refusal: { code: 'balance-below-zero', balance: -20_000n } });
    await house.credit(client, 201);
    expect(await house.place({ client, marketId: third, stake: 1 })).toMatchObject({ ok: true });
  });

  test('to void returns every bet', async () => {
    const market = await freshMarket();
    const client = await house.client(1000);
    await house.place({ client, marketId: market, stake: 100 });
    await house.declare(market, { winner: 'tigers' });
    await house.correct(market, { void: true });
    expect(await house.wallet(client)).toEqual({ balance: 1000, exposure: 0 });
  });

  test('of a result that was replaced since it was read is refused, and what stands is left', async () => {
    const market = await freshMarket();
    const client = await house.client(1000);
    await house.place({ client, marketId: market, stake: 100 });
    const read = await house.declare(market, { winner: 'tigers' });
    await house.correct(market, { void: true });
    const late = {
      marketId: market,
      outcome: { winner: 'lions' },
      rule: 'test',
      reason: 'Misread.',
      declaredBy: 'asha',
      replaces: read.ok ? read.value.settlementId : 0n,
    };
    expect(await house.settling.correct(late)).toEqual({
      ok: false,
      refusal: { code: 'result-changed', outcome: { void: true } },
    });
    expect(await house.wallet(client)).toEqual({ balance: 1000, exposure: 0 });
  });

  test('of a market without a result is refused', async () => {
    const market = await freshMarket();
    expect(await house.correct(market, { winner: 'lions' })).toEqual({
      ok: false,
      refusal: { code: 'not-declared' },
    });
  });
});

describe('client commission', () => {
  test('is paid on the turnover of a commission session, won or lost, as a transfer of its own', async () => {
    const market = await freshMarket(aLine, true);
    const client = await house.client(10_000);
    await setCommission(client, 200, 0);
    await house.place({ client, marketId: market, stake: 1000, rate: 100, run: 45 });
    await house.place({ client, marketId: market, stake: 500, rate: 100, run: 60 });
    await house.declare(market, { run: 50 });
    // +1000 - 500, and 2 % of 1500.
    expect((await house.wallet(client)).balance).toBe(10_530);
    expect((await transfersOf(market)).map((row) => [row.kind, row.coins])).toEqual([
      ['settlement', 50_000n],
      ['session-commission', 3000n],
    ]);
  });

  test('is not paid on a session without commission', async () => {
    const market = await freshMarket(aLine, false);
    const client = await house.client(10_000);
    await setCommission(client, 200, 0);
    await house.place({ client, marketId: market, stake: 1000, rate: 100, run: 45 });
    await house.declare(market, { run: 50 });
    expect((await house.wallet(client)).balance).toBe(11_000);
  });

  test("is paid on a match market's net loss only, and goes back with a correction", async () => {
    const market = await freshMarket();
    const client = await house.client(10_000);
    await setCommission(client, 0, 150);
    await house.place({ client, marketId: market, stake: 1000, rate: 80 });
    await house.declare(market, { winner: 'tigers' });
    expect((await house.wallet(client)).balance).toBe(9015);
    await house.correct(market, { winner: 'lions' });
    expect((await house.wallet(client)).balance).toBe(10_800);
  });

  const lostOn = { winner: { winner: 'tigers' }, places: { placed: { winners: ['tigers'], withdrawn: [] } } };
  test.each([
    [{ has: false, definition: twoTeams, outcome: lostOn.winner }, 9000],
    [{ has: true, definition: twoTeams, outcome: lostOn.winner }, 9015],
    [{ has: false, definition: aRace, outcome: lostOn.places }, 9000],
    [{ has: true, definition: aRace, outcome: lostOn.places }, 9015],
  ])(
    'on a loss is decided by the market and not by its shape: %j',
    async ({ has, definition, outcome }, left) => {
      lastMarket += 1;
      const id = `market-${lastMarket}`;
      const market = { id, product: 'sports', eventId: 'event', kind: 'bookmaker', name: id, definition };
      await insertMarkets(db, [{ ...market, isCommission: false, hasMatchCommission: has }], testStart);
      const client = await house.client(10_000);
      await setCommission(client, 0, 150);
      await house.place({ client, marketId: id, stake: 1000, rate: 80 });
      await house.declare(id, outcome);
      expect((await house.wallet(client)).balance).toBe(left);
      expect((await auditHouse(db)).faults).toEqual([]);
    },
  );
});

describe('taking a bet out', () => {
  const betOf = async (answer: Promise<Awaited<ReturnType<TestHouse['place']>>>) => {
    const placed = await answer;
    if (!placed.ok) throw new Error(placed.refusal.code);
    return placed.value.betId;
  };

  test('of an open market gives back its hold and leaves its remark', async () => {
    const market = await freshMarket();
    const client = await house.client(1000);
    await house.place({ client, marketId: market, stake: 100 });
    const bet = await betOf(house.place({ client, marketId: market, stake: 300 }));
    await house.takeOut(bet, 'deleted', 'Placed after the result was known');
    expect(await house.wallet(client)).toEqual({ balance: 1000, exposure: 100 });
    const [row] = await db.query(statement('t-bet', 'select state, remark from bet where id = $1'), [bet]);
    expect(row).toEqual({ state: 'deleted', remark: 'Placed after the result was known' });
    await house.declare(market, { winner: 'tigers' });
    expect(await house.wallet(client)).toEqual({ balance: 900, exposure: 0 });
  });

  test('of a settled market settles the client again without it', async () => {
    const market = await freshMarket();
    const client = await house.client(1000);
    await house.place({ client, marketId: market, stake: 100, rate: 50 });
    const bet = await betOf(house.place({ client, marketId: market, stake: 300, rate: 50 }));
    await house.declare(market, { winner: 'lions' });
    await house.takeOut(bet, 'void', 'Wrong rate');
    expect(await house.wallet(client)).toEqual({ balance: 1050, exposure: 0 });
    await house.correct(market, { winner: 'tigers' });
    expect(await house.wallet(client)).toEqual({ balance: 900, exposure: 0 });
  });

  test('twice takes it out once', async () => {
    const market = await freshMarket();
    const client = await house.client(1000);
    const bet = await betOf(house.place({ client, marketId: market, stake: 100 }));
    await house.takeOut(bet, 'void', 'Once');
    expect(await house.takeOut(bet, 'void', 'Twice')).toEqual({
      ok: false,
      refusal: { code: 'already-out' },
    });
    expect(await house.wallet(client)).toEqual({ balance: 1000, exposure: 0 });
  });
});
