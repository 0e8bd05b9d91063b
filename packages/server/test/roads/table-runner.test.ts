import { type AccountId, isVoid, keyToHex, manualClock } from '@maidan/betting';
import { games, parseCommitment, roundRandom, type TableGame } from '@maidan/games/rules';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { type Fault, faultyDb } from '@maidan/process/testing/faulty-db.ts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import type { RoundRecord } from '../../src/products/tables/results-store.ts';
import { productChecks } from '../../src/products.ts';
import { createSeedChains } from '../../src/rounds/seed-chains.ts';
import { severable } from '../support/database/severed-db.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { correctOnceDecided } from '../support/rounds/correct-once-decided.ts';
import { mustGame } from '../support/table-desk.ts';
import { openTableHouse, type TableHouse } from '../support/table-house.ts';
import { createTestHouse, type TestHouse } from '../support/test-house.ts';

const hourMs = 60 * 60_000;
const [andarBahar, teen9] = [mustGame('3043'), mustGame('3048')];

let db: Db;
let bank: TestHouse;
const open: TableHouse[] = [];

beforeAll(async () => {
  db = await openTestDb();
  bank = await createTestHouse(db);
});
afterEach(async () => {
  for (const house of open.splice(0)) await house.close();
  const { faults, checked } = await auditHouse(db, undefined, undefined, productChecks);
  expect(faults).toEqual([]);
  expect(checked.rounds).toBeGreaterThan(0);
});
afterAll(() => db.close());

async function sit(game: TableGame, parts: { db?: Db; startsAt?: number; chainLength?: number } = {}) {
  const house = await openTableHouse(parts.db ?? db, { game, lookThrough: db, ...parts });
  open.push(house);
  await house.opened();
  return house;
}

const firstOption = (game: TableGame) =>
  game.options.find(({ sid }) => game.opensIn(firstWindow(game)).includes(sid));
const firstWindow = (game: TableGame) => (game.entry.code === 'abj' ? 'joker' : 'main');

async function betAtFirst(house: TableHouse, client: AccountId): Promise<void> {
  expect(await house.bet(client, firstOption(house.table.game)?.sid ?? '')).toMatchObject({
    data: { exposure: 100 },
  });
}

const settlementsOf = statement(
  't-table-settlements',
  `select outcome, details, declared_by from settlement where market_id = $1 order by id`,
);
const betsOf = statement('t-table-bets', 'select state, profit from bet where market_id = $1 order by id');

/** Decided once, by the house, with the cards of its seed, and its one bet settled. */
async function expectDealt(game: TableGame, roundId: string): Promise<void> {
  const number = Number(roundId.split('.')[1]);
  const noBytes = () => {
    throw new Error('the chain of this round is gone');
  };
  const { seed } = await createSeedChains({ db, clock: manualClock(0), randomBytes: noBytes }).seedOf(
    game.entry.code,
    number,
  );
  const dealt = game.deal(roundRandom(seed, roundId));
  const { outcome } = game.judge(dealt);
  expect(await db.query(settlementsOf, [roundId])).toMatchObject([
    { outcome, details: { cards: dealt.map(({ card }) => card) }, declared_by: 'house' },
  ]);
  expect(await db.query(betsOf, [roundId])).toMatchObject([{ state: 'settled' }]);
}

/** More than the steps of a round of three hands; a round of Andar Bahar may be longer. */
const stepsTried = 16;
/** Everyday runs stop a table at every third of its steps, and the next table at others: the same code takes those of all. */
const stride = inject('caseFactor') > 1 ? 1 : 3;

describe.each(games)('$entry.title', (game) => {
  test('stopped as any step begins, is finished with the same cards, and the next round follows', async () => {
    const client = await bank.client(100_000);
    let startsAt = Date.UTC(2026, 1, 1);
    const first = games.indexOf(game) % stride;
    for (let step = first, last = first; step <= last && step < stepsTried; step += stride) {
      const line = severable(db);
      const house = await sit(game, { db: line, startsAt });
      const { roundId, dealt } = house.current();
      await betAtFirst(house, client);
      last = game.steps(dealt).length - 1;
      for (let begun = 0; begun < Math.min(step, last); begun += 1) {
        house.nextStep();
        await house.written();
      }
      line.cut();
      await house.close();
      startsAt = house.clock.now();
      const after = await sit(game, { startsAt });
      await expectDealt(game, roundId);
      expect(after.current().roundId).toBe(next(roundId));
      expect(await bank.wallet(client)).toMatchObject({ exposure: 0 });
      // The next house starts with the round that this one leaves.
      await after.close();
    }
  });
});

// The requests of a round to the database are the same at every table.
describe.each([andarBahar, teen9])('$entry.title', (game) => {
  test.each<Fault>(['unasked', 'unanswered'])(
    'killed at any request of its round to the database (%s), is finished once with the same cards',
    async (fault) => {
      const client = await bank.client(100_000);
      for (let nth = 1, isOver = false; !isOver; nth += 1) {
        const line = faultyDb(db);
        const house = await sit(game, { db: line });
        const { roundId } = house.current();
        await betAtFirst(house, client);
        line.failAt(nth, fault, true);
        isOver = await playOut(house, () => line.queryCount() >= nth);
        await house.close();
        const after = await sit(game);
        await expectDealt(game, roundId);
        await after.close();
      }
    },
  );

  test.each<Fault>(['unasked', 'unanswered'])(
    'goes on by itself when any one request to the database fails (%s), and no round is lost or doubled',
    async (fault) => {
      const client = await bank.client(100_000);
      const line = faultyDb(db);
      const house = await sit(game, { db: line });
      for (let nth = 1, isOver = false; !isOver; nth += 1) {
        const { roundId, dealt } = house.current();
        await betAtFirst(house, client);
        line.failAt(nth, fault);
        await house.nextRound();
        isOver = line.queryCount() < nth;
        expect(house.current().roundId).toBe(next(roundId));
        expect(house.table.results()[0]).toMatchObject({
          roundId,
          isVoid: isVoid(game.judge(dealt).outcome),
        });
        await expectDealt(game, roundId);
      }
    },
  );

  test('opened by other rules is void and its stakes are returned', async () => {
    const client = await bank.client(1000);
    const earlier = { ...game, prices: () => ({ ...game.prices([]), none: {} }) };
    const line = severable(db);
    const house = await sit(earlier, { db: line });
    const { roundId } = house.current();
    await betAtFirst(house, client);
    line.cut();
    await house.close();
    const after = await sit(game);
    expect(await db.query(settlementsOf, [roundId])).toMatchObject([{ outcome: { void: true } }]);
    expect(await bank.wallet(client)).toEqual({ balance: 1000, exposure: 0 });
    expect(after.current().roundId).toBe(next(roundId));
  });
});

describe('the rounds of a table', () => {
  test('follow each other by number, and each seed is the hash of the seed after it, back to the published end', async () => {
    const chainLength = 3;
    const fresh = await openTestDb();
    const house = await openTableHouse(fresh, { game: teen9, chainLength });
    await house.opened();
    const played = [house.current()];
    for (let round = 1; round < 8; round += 1) {
      await house.nextRound();
      played.push(house.current());
    }
    await house.close();
    expect(played.map(({ roundId }) => roundId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `teen9.${n}`));
    expect(played.map(({ seed }) => seed.position)).toEqual([1, 2, 3, 1, 2, 3, 1, 2]);
    const ends = played.map(({ seed }) => seed.chainEnd);
    expect(new Set(ends).size).toBe(3);
    for (const [index, { seed, commitment }] of played.entries()) {
      const before = played[index - 1]?.seed.seed;
      const isFirst = seed.position === 1;
      expect(parseCommitment(commitment)?.seedHash).toBe(isFirst ? ends[index] : before && keyToHex(before));
    }
    expect((await auditHouse(fresh, undefined, undefined, productChecks)).faults).toEqual([]);
    await fresh.close();
  });

  test('corrected between their declaration and their display, are shown as corrected', async () => {
    const client = await bank.client(1000);
    const house = await sit(teen9);
    correctOnceDecided(house.house, { void: true }, 'The stream broke');
    const { roundId } = house.current();
    await betAtFirst(house, client);
    await house.nextRound();
    const [shown] = house.table.results();
    expect(shown).toMatchObject({ roundId, isVoid: true, reason: 'The stream broke' });
    house.table.amend({ ...mustRecord(shown), settlementId: 1n, isVoid: false });
    expect(house.table.results()[0]).toEqual(shown);
  });

  test('open no window again when the machine’s clock is set back an hour', async () => {
    const client = await bank.client(1000);
    const house = await sit(andarBahar);
    house.untilPhase('lock');
    house.clock.setBy(-hourMs);
    expect(await house.bet(client, '24')).toMatchObject({ data: { message: 'This market is suspended' } });
    house.untilWindow('first');
    house.clock.setBy(-hourMs);
    expect(await house.bet(client, '24')).toMatchObject({ data: { message: 'Odd is suspended' } });
    expect(await house.bet(client, '5')).toMatchObject({ data: { exposure: 100 } });
    const { roundId } = house.current();
    await house.nextRound();
    await expectDealt(andarBahar, roundId);
  });

  test('go on by the time that passes when the machine’s clock is set forward', async () => {
    const client = await bank.client(1000);
    const house = await sit(teen9);
    const [{ roundId }, before] = [house.current(), house.table.moment()];
    await house.bet(client, '11');
    house.clock.setBy(hourMs);
    expect({ ...house.table.moment(), view: 0 }).toEqual({ ...before, view: 0 });
    expect(await house.bet(client, '11')).toMatchObject({
      data: { message: 'Betting on this round is closed' },
    });
    await house.nextRound();
    await expectDealt(teen9, roundId);
    expect(house.current().roundId).toBe(next(roundId));
    expect(await house.bet(client, '11')).toMatchObject({ data: { exposure: 100 } });
  });
});

function mustRecord(shown: RoundRecord | undefined): RoundRecord {
  if (shown === undefined) throw new Error('the table shows no round');
  return shown;
}

const next = (roundId: string): string => {
  const [code, number] = roundId.split('.');
  return `${code}.${Number(number) + 1}`;
};

/** Plays on until the connection is cut; true when the round was over first. */
async function playOut(house: TableHouse, isGone: () => boolean): Promise<boolean> {
  while (!isGone()) {
    if (!house.nextStep()) return true;
    await house.written(isGone);
  }
  return false;
}
