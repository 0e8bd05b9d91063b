import { type AccountId, coinsFromWhole, type RefusalCode } from '@maidan/betting';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { aFlight, aLine, createTestHouse, type TestHouse, twoTeams } from '../support/test-house.ts';

let db: Db;
let house: TestHouse;
let lastRound = 0;

beforeAll(async () => {
  db = await openTestDb();
  house = await createTestHouse(db);
});

afterAll(async () => {
  expect((await auditHouse(db)).faults).toEqual([]);
  await db.close();
});

const freshRound = () => {
  lastRound += 1;
  return house.market(`flight-${lastRound}`, aFlight);
};

async function flown(client: AccountId, marketId: string, stake: number): Promise<bigint> {
  const answer = await house.fly({ client, marketId, stake });
  if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`);
  return answer.value.betId;
}

/** A client of 1000 coins with 100 of them flying. */
async function aFlyingBet() {
  const [client, marketId] = [await house.client(1000), await freshRound()];
  return { client, marketId, betId: await flown(client, marketId, 100) };
}

const refusalOf = (answer: Awaited<ReturnType<TestHouse['place'] | TestHouse['cashOut']>>) =>
  answer.ok ? undefined : answer.refusal;

const stored = statement('t-flight-bet', 'select odds, odds_offered, cashed_at from bet where id = $1');
const storedBet = async (id: bigint) => (await db.query(stored, [id]))[0];

describe('a bet on a flight', () => {
  test('is taken without a price and holds its stake', async () => {
    const { client, betId } = await aFlyingBet();
    expect(await house.wallet(client)).toEqual({ balance: 1000, exposure: 100 });
    expect(await storedBet(betId)).toEqual({ odds: 0, odds_offered: null, cashed_at: null });
  });

  test('is refused at a price, which a flight has not', async () => {
    const [client, marketId] = [await house.client(1000), await freshRound()];
    expect(refusalOf(await house.place({ client, marketId, stake: 10 }))).toMatchObject({
      code: 'option-suspended',
    });
  });

  test('that claims to be cashed out already is refused', async () => {
    const [client, marketId] = [await house.client(1000), await freshRound()];
    expect(refusalOf(await house.fly({ client, marketId, stake: 10, cashedAt: 900 }))).toMatchObject({
      code: 'option-unknown',
    });
  });

  test.each([
    ['winner', twoTeams, {}],
    ['line', aLine, { run: 40 }],
  ] as const)('without a price is refused on a %s', async (name, definition, overrides) => {
    const client = await house.client(1000);
    const marketId = await house.market(`priced-${name}`, definition);
    const answer = await house.fly({ client, marketId, stake: 10, option: 'lions', ...overrides });
    expect(refusalOf(answer)).toMatchObject({ code: 'option-suspended' });
  });
});

describe('a cash-out', () => {
  test('stamps its multiplier on the bet, frees what was held, and is paid with the result', async () => {
    const { client, marketId, betId } = await aFlyingBet();
    expect(await house.cashOut({ client, marketId, betId, multiplier: 235 })).toEqual({
      ok: true,
      value: { betId, room: marketId, multiplier: 235, balance: 100_000n, exposure: 0n },
    });
    expect(await storedBet(betId)).toMatchObject({ cashed_at: 235 });
    await house.declare(marketId, { crash: 300 });
    expect(await house.wallet(client)).toEqual({ balance: 1135, exposure: 0 });
  });

  test('is sent to the client after the commit, with the wallet it left', async () => {
    const { client, marketId, betId } = await aFlyingBet();
    await house.cashOut({ client, marketId, betId, multiplier: 150 });
    const to = `client:${client}`;
    expect(house.sent.filter((message) => message.to === to).slice(-3)).toEqual([
      { to, event: 'coinUpdate', message: { coins: 1000, exposure: 0 } },
      { to, event: 'sessionBetUpdate', message: { marketId } },
      { to, event: 'listUpdate', message: { marketId, isSessionListUpdate: true } },
    ]);
  });

  test('of one bet leaves the others of its client flying, covered by what it brought', async () => {
    const { client, marketId, betId } = await aFlyingBet();
    await flown(client, marketId, 300);
    expect(await house.cashOut({ client, marketId, betId, multiplier: 250 })).toMatchObject({
      ok: true,
      value: { exposure: 15_000n },
    });
    await house.declare(marketId, { crash: 260 });
    expect(await house.wallet(client)).toEqual({ balance: 850, exposure: 0 });
  });

  test('is taken while betting on its round is shut, as it is in flight', async () => {
    const { client, marketId, betId } = await aFlyingBet();
    await house.setMarkets([marketId], 'shut');
    expect((await house.cashOut({ client, marketId, betId, multiplier: 101 })).ok).toBe(true);
  });

  test('is accepted for a client whose betting was shut since: the bet was taken before', async () => {
    const { client, marketId, betId } = await aFlyingBet();
    await db.query(statement('t-block', 'update account set bet_status = false where id = $1'), [client]);
    expect((await house.cashOut({ client, marketId, betId, multiplier: 101 })).ok).toBe(true);
  });

  test('is accepted whatever the limit of the house, and counts towards what it may lose', async () => {
    const { client, marketId, betId } = await aFlyingBet();
    const before = house.liability.lossOf('default').brand;
    house.setLossLimits({ market: coinsFromWhole(1) });
    expect((await house.cashOut({ client, marketId, betId, multiplier: 300 })).ok).toBe(true);
    house.setLossLimits({});
    expect(house.liability.lossOf('default').brand - before).toBe(coinsFromWhole(200));
  });

  test('of a bet that is then taken out pays nothing', async () => {
    const { client, marketId, betId } = await aFlyingBet();
    await house.cashOut({ client, marketId, betId, multiplier: 300 });
    await house.takeOut(betId, 'void', 'Test');
    await house.declare(marketId, { crash: 400 });
    expect(await house.wallet(client)).toEqual({ balance: 1000, exposure: 0 });
  });

  test('that fails at the commit leaves no liability behind, and can be sent again', async () => {
    let isFailing = false;
    const cut: Db = {
      ...db,
      transaction: (work) =>
        db.transaction(async (tx) => {
          const value = await work(tx);
          if (isFailing) throw new Error('the line was cut at the commit');
          return value;
        }),
    };
    const other = await createTestHouse(cut, 'FLIGHTOWNER');
    const [client, marketId] = [await other.client(1000), await other.market('cut-flight', aFlight)];
    const placed = await other.fly({ client, marketId, stake: 100 });
    const betId = placed.ok ? placed.value.betId : 0n;
    const order = { client, marketId, betId, multiplier: 200, requestId: 'cut' };
    isFailing = true;
    await expect(other.cashOut(order)).rejects.toThrow('cut at the commit');
    isFailing = false;
    await other.fly({ client, marketId, stake: 10 });
    // The first look for what the failed batch wrote finds the wallet locked if the next batch was quicker.
    await vi.waitFor(() => {
      other.clock.advance(1000);
      expect(other.liability.lossOf('default').brand).toBe(0n);
    });
    expect((await other.cashOut(order)).ok).toBe(true);
    expect(other.liability.lossOf('default').brand).toBe(coinsFromWhole(100));
  });
});

describe('the same request id', () => {
  test('gets the same answer again, though the flight has gone on, the house restarted and the round ended', async () => {
    const bet = { ...(await aFlyingBet()), requestId: 'cash-once' };
    const first = await house.cashOut({ ...bet, multiplier: 200 });
    expect(await house.cashOut({ ...bet, multiplier: 260 })).toEqual(first);
    await house.declare(bet.marketId, { crash: 500 });
    const restarted = await createTestHouse(db, 'RESTARTED', { isRestart: true });
    expect(await restarted.cashOut({ ...bet, multiplier: 500 })).toMatchObject({
      ok: true,
      value: { betId: bet.betId, multiplier: 200 },
    });
  });

  test('twice in one batch cashes out once', async () => {
    const { client, marketId, betId } = await aFlyingBet();
    const order = { client, marketId, betId, multiplier: 200, requestId: 'cash-twice' };
    const answers = await Promise.all([
      house.fly({ client, marketId, stake: 10 }),
      house.cashOut(order),
      house.cashOut(order),
    ]);
    expect(answers[1].ok).toBe(true);
    expect(answers[2]).toEqual(answers[1]);
  });

  test('of a refused cash-out gets the same refusal again', async () => {
    const { client, marketId, betId } = await aFlyingBet();
    const stranger = await house.client(0);
    const order = { client: stranger, marketId, betId, multiplier: 200, requestId: 'not-mine' };
    const first = await house.cashOut(order);
    expect(refusalOf(first)).toEqual({ code: 'bet-unknown', bet: String(betId) });
    expect(await house.cashOut(order)).toEqual(first);
    expect((await house.cashOut({ ...order, client })).ok).toBe(true);
  });

  test('with another bet is refused as reused', async () => {
    const { client, marketId, betId } = await aFlyingBet();
    const other = await flown(client, marketId, 50);
    const order = { client, marketId, multiplier: 200, requestId: 'cash-mine' };
    await house.cashOut({ ...order, betId });
    const reused = { code: 'request-id-reused', request: 'cash-mine' };
    expect(refusalOf(await house.cashOut({ ...order, betId: other }))).toEqual(reused);
  });

  test('of a bet is refused as reused for a cash-out, and the other way round, even in the same words', async () => {
    const { client, marketId, betId } = await aFlyingBet();
    const content = JSON.stringify([marketId, 'flight', 'back', 10, 0, undefined]);
    const reused = { code: 'request-id-reused', request: 'shared' };
    await house.fly({ client, marketId, stake: 10, requestId: 'shared' });
    const cashing = { client, marketId, betId, multiplier: 200, content };
    expect(refusalOf(await house.cashOut({ ...cashing, requestId: 'shared' }))).toEqual(reused);
    expect((await house.cashOut({ ...cashing, requestId: 'other' })).ok).toBe(true);
    const placing = await house.fly({ client, marketId, stake: 10, requestId: 'other' });
    expect(refusalOf(placing)).toEqual({ ...reused, request: 'other' });
  });
});

describe('a refused cash-out', () => {
  test('that is wrong in every way is given its reasons one by one, in the order of betting/refusal', async () => {
    const { client, marketId, betId } = await aFlyingBet();
    const strangers = await flown(await house.client(100), marketId, 10);
    const cashed = await flown(client, marketId, 20);
    await house.cashOut({ client, marketId, betId: cashed, multiplier: 120 });
    await house.declare(marketId, { crash: 150 });
    const bets: readonly [RefusalCode, Partial<Parameters<TestHouse['cashOut']>[0]>][] = [
      ['market-unknown', { marketId: 'nowhere', betId: strangers }],
      ['bet-unknown', { betId: strangers }],
      ['already-cashed', { betId: cashed }],
      ['cash-out-too-late', {}],
    ];
    for (const [code, order] of bets) {
      const answer = await house.cashOut({ client, marketId, betId, multiplier: 130, ...order });
      expect(refusalOf(answer)?.code).toBe(code);
    }
    expect(await house.wallet(client)).toEqual({ balance: 904, exposure: 0 });
  });

  test('of a bet cashed out before names its multiplier', async () => {
    const { client, marketId, betId } = await aFlyingBet();
    const both = await Promise.all(
      [200, 300].map((multiplier) => house.cashOut({ client, marketId, betId, multiplier })),
    );
    expect(both.map(refusalOf)).toEqual([undefined, { code: 'already-cashed', multiplier: 200 }]);
    expect(await storedBet(betId)).toMatchObject({ cashed_at: 200 });
  });

  test.each([
    ['taken out', async (betId: bigint) => void (await house.takeOut(betId, 'deleted', 'Test'))],
    ['on another round', async () => undefined],
  ] as const)('of a bet %s finds none', async (name, change) => {
    const { client, marketId, betId } = await aFlyingBet();
    await change(betId);
    const other = name === 'on another round' ? await freshRound() : marketId;
    const answer = await house.cashOut({ client, marketId: other, betId, multiplier: 200 });
    expect(refusalOf(answer)).toEqual({ code: 'bet-unknown', bet: String(betId) });
  });

  test('of a bet at a price finds none to cash out, and leaves it as it was', async () => {
    const [client, marketId] = [await house.client(1000), await house.market('no-cash-out', twoTeams)];
    const placed = await house.place({ client, marketId, stake: 100 });
    const betId = placed.ok ? placed.value.betId : 0n;
    const answer = await house.cashOut({ client, marketId, betId, multiplier: 200 });
    expect(refusalOf(answer)).toMatchObject({ code: 'bet-unknown' });
    expect(await storedBet(betId)).toMatchObject({ cashed_at: null });
  });

  test('with an id or a multiplier that no database can store does not fail the others of its batch', async () => {
    const { client, marketId, betId } = await aFlyingBet();
    const order = { client, marketId, betId, multiplier: 200 };
    const answers = await Promise.allSettled([
      house.fly({ client, marketId, stake: 10 }),
      house.cashOut({ ...order, betId: 2n ** 70n }),
      house.cashOut({ ...order, betId: -1n }),
      house.cashOut({ ...order, multiplier: 3_000_000_000 }),
      house.cashOut({ ...order, multiplier: 99 }),
      house.cashOut({ ...order, multiplier: 150.5 }),
      house.cashOut(order),
    ]);
    expect(answers.map((each) => (each.status === 'fulfilled' ? each.value.ok : 'fault'))).toEqual([
      true,
      false,
      false,
      'fault',
      'fault',
      'fault',
      true,
    ]);
  });
});
