import { type AccountId, coins, coinsFromWhole, odds, type Side } from '@maidan/betting';
import { type Db, type Queries, statement } from '@maidan/process/db/db.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { loadLiability, openRisk } from '../../src/bets/liability/open-risk-store.ts';
import { usualLossLimits } from '../../src/brands/brands.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { startTestApp } from '../support/test-app.ts';
import { aLine, createTestHouse, type TestHouse, twoTeams } from '../support/test-house.ts';

let db: Db;
let house: TestHouse;
let lastMarket = 0;

beforeAll(async () => {
  db = await openTestDb();
  house = await createTestHouse(db);
});
afterAll(() => db.close());
beforeEach(() => house.setLossLimits({}));

const freshMarket = () => {
  lastMarket += 1;
  return house.market(`risk-${lastMarket}`, twoTeams);
};

const back = (client: AccountId, marketId: string, stake: number, option = 'lions') =>
  house.place({ client, marketId, stake, option, rate: 200 });

/** The database of all these tests, for a server that closes the one it opened. */
const sharing = (opened: Db): Db => ({ ...db, close: () => opened.close() });

/** What a house started now would read from the books. */
async function readAnew() {
  const liability = await loadLiability(db, () => usualLossLimits);
  return liability.lossOf('default');
}

describe('the most a house may lose', () => {
  test('on a market: a bet beyond it is refused with the stake still possible, and that stake is taken', async () => {
    const marketId = await freshMarket();
    const clients = [await house.client(10_000), await house.client(10_000)] as const;
    house.setLossLimits({ market: coinsFromWhole(1500) });
    expect((await back(clients[0], marketId, 500)).ok).toBe(true);
    expect(await back(clients[1], marketId, 500)).toEqual({
      ok: false,
      refusal: { code: 'house-limit-reached', stakePossible: coinsFromWhole(250) },
    });
    expect((await back(clients[1], marketId, 250)).ok).toBe(true);
    expect(await back(clients[1], marketId, 1)).toMatchObject({ refusal: { stakePossible: 0n } });
    expect((await back(clients[1], marketId, 500, 'tigers')).ok).toBe(true);
  });

  test('is not used up by demo coins, which have limits of their own', async () => {
    const marketId = await freshMarket();
    const [demo, player] = [await house.client(10_000), await house.client(10_000)];
    await db.query(statement('t-demo', 'update account set is_demo = true where id = $1'), [demo]);
    house.setLossLimits({ market: coinsFromWhole(1000) });
    const before = house.liability.lossOf('default');
    const tried = await back(demo, marketId, 500);
    expect(house.liability.lossOf('default')).toEqual(before);
    expect((await back(player, marketId, 500)).ok).toBe(true);
    for (const client of [demo, player])
      expect(await back(client, marketId, 1)).toMatchObject({ refusal: { code: 'house-limit-reached' } });

    await house.takeOut(tried.ok ? tried.value.betId : 0n, 'void', 'Test');
    expect((await back(demo, marketId, 500)).ok).toBe(true);
    const after = house.liability.lossOf('default');
    expect(after).toEqual(await readAnew());
    expect((await openRisk(db)).find((risk) => risk.marketId === marketId)).toMatchObject({
      bets: 1,
      loss: coinsFromWhole(1000),
    });
  });

  test('on an event counts all its markets, and on a brand all its events', async () => {
    const marketIds = [await freshMarket(), await freshMarket()] as const;
    const client = await house.client(100_000);
    const { brand, events } = house.liability.lossOf('default');
    house.setLossLimits({ event: coins((events.get('event') ?? 0n) + 100_000n) });
    expect((await back(client, marketIds[0], 400)).ok).toBe(true);
    expect(await back(client, marketIds[1], 400)).toMatchObject({
      refusal: { code: 'house-limit-reached', stakePossible: coinsFromWhole(100) },
    });
    house.setLossLimits({ brand: coins(brand + 100_000n) });
    expect(await back(client, marketIds[1], 400)).toMatchObject({
      refusal: { code: 'house-limit-reached', stakePossible: coinsFromWhole(100) },
    });
  });

  test('lowered under what is open refuses all but what lowers it', async () => {
    const marketId = await freshMarket();
    const client = await house.client(100_000);
    await back(client, marketId, 1000);
    house.setLossLimits({ market: coinsFromWhole(10) });
    expect(await back(client, marketId, 1)).toMatchObject({ refusal: { stakePossible: 0n } });
    expect((await back(client, marketId, 500, 'tigers')).ok).toBe(true);
  });

  test('is counted before the commit, so that bets of one batch cannot pass it together', async () => {
    const marketId = await freshMarket();
    const client = await house.client(100_000);
    house.setLossLimits({ market: coinsFromWhole(1000) });
    const answers = await Promise.all(Array.from({ length: 30 }, () => back(client, marketId, 50)));
    expect(answers.filter((answer) => answer.ok).length).toBe(10);
  });
});

interface Step {
  readonly side: Side;
  readonly option: 'lions' | 'tigers';
  readonly stake: number;
  readonly rate: number;
  readonly run: number;
  readonly act: 'place' | 'place' | 'place-line' | 'take-out' | 'declare';
}

const step: fc.Arbitrary<Step> = fc.record({
  side: fc.constantFrom<Side>('back', 'lay'),
  option: fc.constantFrom('lions', 'tigers'),
  stake: fc.integer({ min: 1, max: 500 }),
  rate: fc.integer({ min: 1, max: 300 }),
  run: fc.integer({ min: 30, max: 50 }),
  act: fc.constantFrom('place', 'place', 'place-line', 'take-out', 'declare'),
});

test('the counted liability equals that of the books, whatever is placed, taken out, declared or fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const client = await house.client(5000);
      let marketId = await freshMarket();
      lastMarket += 1;
      const lineId = await house.market(`risk-line-${lastMarket}`, aLine);
      const placed: bigint[] = [];
      for (const { act, side, option, stake, rate, run } of steps) {
        if (act === 'declare') {
          await house.declare(marketId, { winner: option });
          marketId = await freshMarket();
        } else if (act === 'take-out') {
          const id = placed.pop();
          if (id !== undefined) await house.takeOut(id, 'void', 'Test');
        } else {
          const isLine = act === 'place-line';
          const order = { client, side, stake, rate };
          const answer = await house.place(
            isLine ? { ...order, marketId: lineId, run } : { ...order, marketId, option },
          );
          if (answer.ok) placed.push(answer.value.betId);
        }
      }
      expect(house.liability.lossOf('default')).toEqual(await readAnew());
    }),
    { numRuns: 10 * inject('caseFactor') },
  );
});

test('a market that is settled is taken off once, also when its result is corrected', async () => {
  const marketId = await freshMarket();
  await back(await house.client(1000), marketId, 100);
  await house.declare(marketId, { winner: 'lions' });
  await house.correct(marketId, { winner: 'tigers' });
  expect(house.liability.lossOf('default')).toEqual(await readAnew());
});

test('a batch that fails leaves no liability behind', async () => {
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
  const other = await createTestHouse(cut, 'CUTOWNER');
  const client = await other.client(1000);
  await other.market('cut-market', twoTeams);
  isFailing = true;
  await expect(other.place({ client, marketId: 'cut-market', stake: 100 })).rejects.toThrow(
    'cut at the commit',
  );
  isFailing = false;
  expect((await other.place({ client, marketId: 'cut-market', stake: 70, rate: 100 })).ok).toBe(true);
  // The house looks for the first bet again after a while, if the second had locked the wallet at its first look.
  await vi.waitFor(() => {
    other.clock.advance(1000);
    expect(other.liability.lossOf('default').brand).toBe(coinsFromWhole(70));
  });
});

test('a batch that was committed, though its answer was lost, stays counted', async () => {
  let isUnheard = false;
  const unheard: Db = {
    ...db,
    async transaction(work) {
      const value = await db.transaction(work);
      if (isUnheard) throw new Error('the line was cut after the commit');
      return value;
    },
  };
  const other = await createTestHouse(unheard, 'UNHEARDOWNER');
  const client = await other.client(1000);
  await other.market('unheard-market', twoTeams);
  const order = { client, marketId: 'unheard-market', rate: 100 };
  isUnheard = true;
  await expect(other.place({ ...order, stake: 100 })).rejects.toThrow('cut after the commit');
  isUnheard = false;
  expect((await other.place({ ...order, stake: 70 })).ok).toBe(true);
  expect(other.liability.lossOf('default').brand).toBe(coinsFromWhole(170));
});

test('a bet whose taking back failed counts no more once its round is decided', async () => {
  let [isFailing, isTaken, looks] = [false, false, 0];
  const failing: Db = {
    ...db,
    transaction: (work) =>
      db.transaction(async (tx) => {
        const watched: Queries = {
          async query(statement, params) {
            if (isTaken && statement.name === 'bets-answers-read') looks += 1;
            return tx.query(statement, params);
          },
        };
        const value = await work(watched);
        if (isFailing) throw new Error('away');
        return value;
      }),
  };
  const other = await createTestHouse(failing, 'TAKENBACKOWNER');
  const client = await other.client(1000);
  const marketId = await openRound(other);
  const placed = await other.place({ client, marketId, stake: 100, rate: 900, option: '1' });
  if (!placed.ok) throw new Error(placed.refusal.code);
  const { betId } = placed.value;
  const isStillBlind = () => {
    [isFailing, isTaken] = [true, true];
    return true;
  };
  const order = { client, requestId: 'back', content: 'back', marketId, betId, isStillBlind };
  await expect(other.bets.takeBack(order)).rejects.toThrow('away');
  await vi.waitFor(() => expect(looks).toBe(1));
  isFailing = false;
  const result = { outcome: { number: '2' }, rule: 'digit', reason: 'The digit is 2.' };
  expect((await other.rounds.decide(marketId, result)).ok).toBe(true);
  other.clock.advance(1000);
  await vi.waitFor(() => expect(looks).toBe(2));
  await db.query(statement('t-after-the-look', 'select 1'));
  expect(other.liability.lossOf('default').brand).toBe(0n);
});

async function openRound({ rounds, clock }: TestHouse): Promise<string> {
  const opened = await rounds.open({
    game: 'taken-back',
    number: 1,
    commitment: 'hash',
    closesAt: clock.now() + 20_000,
    product: 'tables',
    kind: 'digit',
    name: 'Digits',
    room: 'digits',
    definition: { version: 'taken-back-v1', value: { shape: 'numbers', numbers: ['1', '2'] } },
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value.marketId;
}

test('a house that is started counts what is open in its books', async () => {
  await back(await house.client(1000), await freshMarket(), 100);
  const app = await startTestApp({ wrapDb: sharing });
  onTestFinished(() => app.close());
  expect(app.house.liability.lossOf('default')).toEqual(await readAnew());
  expect(app.house.liability.lossOf('default').brand).toBeGreaterThanOrEqual(coinsFromWhole(200));
});

describe('against a board with a margin', () => {
  const board = {
    lions: { back: 78, lay: 82 },
    tigers: { back: 115, lay: 125 },
    line: { back: 98, lay: 102 },
  };
  interface Claim {
    readonly on: keyof typeof board;
    readonly side: Side;
    readonly stake: number;
    readonly rate: number;
  }
  const on = fc.constantFrom<Claim['on'][]>('lions', 'tigers', 'line');
  const stake = fc.integer({ min: 100, max: 5000 });
  const anyClaim: fc.Arbitrary<Claim[]> = fc
    .record({
      on,
      side: fc.constantFrom<Side>('back', 'lay'),
      stake,
      rate: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 70, max: 130 })),
    })
    .map((claim) => [claim]);
  // A sure profit for the client, if the house took bets at the rates they name.
  const sureProfit: fc.Arbitrary<Claim[]> = fc
    .record({ on, stake, edge: fc.integer({ min: 1, max: 5 }) })
    .map(({ on, stake, edge }) => [
      { on, side: 'back', stake, rate: board[on].back + edge },
      { on, side: 'lay', stake, rate: board[on].lay - edge },
    ]);
  const cheat = fc.array(fc.oneof(anyClaim, sureProfit), { minLength: 1, maxLength: 7 });

  async function placeAll(client: AccountId, claims: readonly Claim[]): Promise<void> {
    const marketId = await freshMarket();
    const lineId = await house.market(`${marketId}-line`, aLine);
    for (const { on, side, stake, rate } of claims) {
      const present = { state: 'open', odds: odds(board[on][side] * 100) } as const;
      const order = { client, side, stake, rate };
      await house.place(
        on === 'line'
          ? { ...order, marketId: lineId, run: 46, quote: () => ({ ...present, run: 46 }) }
          : { ...order, marketId, option: on, quote: () => present },
      );
    }
  }

  test('no sequence of bets at whatever claimed rates ends in a book that cannot lose', async () => {
    const slack = { name: 't-slack', text: 'update account set rate_difference = 5 where id = $1' };
    const books = { name: 't-books', text: 'select held from book where client_id = $1' };
    let placed = 0;
    await fc.assert(
      fc.asyncProperty(cheat, async (claims) => {
        const client = await house.client(10_000_000);
        await db.query(slack, [client]);
        await placeAll(client, claims.flat());
        const held = await db.query<{ held: bigint }>(books, [client]);
        placed += held.length;
        for (const book of held) expect(book.held).toBeGreaterThan(0n);
      }),
      { numRuns: 40 * inject('caseFactor') },
    );
    expect(placed).toBeGreaterThan(40);
  });
});
