import { type AccountId, type ManualClock, manualClock } from '@maidan/betting';
import { ankOf, drawPanna, jodiOf, outcomeOfJodi, outcomeOfPanna } from '@maidan/games/rules';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { type Fault, faultyDb } from '@maidan/process/testing/faulty-db.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import {
  type DrawName,
  type MatkaDay,
  marketOfPart,
  roundGame,
} from '../../../src/products/matka/matka-day.ts';
import { findDay, lastDays } from '../../../src/products/matka/store.ts';
import { productChecks } from '../../../src/products.ts';
import { createSeedChains } from '../../../src/rounds/seed-chains.ts';
import { severable } from '../../support/database/severed-db.ts';
import { openTestDb } from '../../support/database/test-db.ts';
import { type MatkaHouse, morning, openMatkaHouse } from '../../support/matka-house.ts';
import { createTestHouse, type TestHouse } from '../../support/test-house.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const codes = ['devgiri', 'gulmohar', 'maidan-day', 'sandhya', 'chandni', 'maidan-night'];
let code: string;

let db: Db;
let bank: TestHouse;
let clock: ManualClock;
const open: MatkaHouse[] = [];

beforeAll(async () => {
  db = await openTestDb();
  bank = await createTestHouse(db);
});
afterEach(async () => {
  for (const house of open.splice(0)) await house.close();
  const { faults, checked } = await auditHouse(db, undefined, undefined, productChecks);
  expect(faults).toEqual([]);
  expect(checked['days of draws']).toBeGreaterThan(0);
});
afterAll(() => db.close());

/** In the morning of its first day. */
function beginWith(matka: string | undefined): void {
  if (matka === undefined) throw new Error('there are more tests than matkas');
  code = matka;
  clock = manualClock(morning);
}

/** Another process on the same database, at the time the last one ended. */
async function start(through: Db = db): Promise<MatkaHouse> {
  clock = manualClock(clock.now());
  const house = await openMatkaHouse(through, { code, clock });
  open.push(house);
  return house;
}

/** With a day that takes bets: if the present one is over, moves on to the next. */
async function startFresh(through: Db = db): Promise<MatkaHouse> {
  const [last] = await lastDays(db, code);
  const overAt = last?.overAt ?? undefined;
  if (overAt !== undefined) clock.advance(Math.max(0, overAt + hourMs - clock.now()));
  const house = await start(through);
  await house.opened();
  return house;
}

/** One bet on each part of the day. */
async function betOnAll(house: MatkaHouse, client: AccountId): Promise<void> {
  for (const request of [
    { betType: 'OPEN' },
    { betType: 'CLOSE' },
    { gameType: 'JODI', betType: 'CLOSE', betNumber: '80' },
  ] as const)
    expect(await house.bet(client, request)).toMatchObject({ ok: true });
}

const settlements = statement(
  't-matka-settlements',
  'select outcome, declared_by from settlement where market_id = $1 order by id',
);
const betStates = statement('t-matka-bets', 'select state from bet where market_id = $1');
const settlementsOf = (day: MatkaDay, part: DrawName | 'jodi') =>
  db.query<{ outcome: object }>(settlements, [marketOfPart(day, part)]);

async function pannaOf({ matka, number }: MatkaDay, draw: DrawName): Promise<string> {
  const noBytes = () => {
    throw new Error('the chain of this draw is gone');
  };
  const chains = createSeedChains({ db, clock, randomBytes: noBytes });
  const { seed } = await chains.seedOf(roundGame(matka, draw), number);
  return drawPanna(seed, marketOfPart({ matka, number }, draw));
}

/** Drawn once, from its seed, and every part settled once by it. */
async function expectDrawn({ day }: MatkaDay): Promise<void> {
  const found = await findDay(db, code, day);
  if (found === undefined) throw new Error(`no day ${day}`);
  const [opened, closed] = [await pannaOf(found, 'open'), await pannaOf(found, 'close')];
  expect([found.open.panna, found.close.panna]).toEqual([opened, closed]);
  expect(await settlementsOf(found, 'open')).toEqual([
    { outcome: outcomeOfPanna(opened), declared_by: 'house' },
  ]);
  expect(await settlementsOf(found, 'close')).toEqual([
    { outcome: outcomeOfPanna(closed), declared_by: 'house' },
  ]);
  expect(await settlementsOf(found, 'jodi')).toEqual([
    { outcome: { number: jodiOf(opened, closed) }, declared_by: 'house' },
  ]);
  for (const part of ['open', 'close', 'jodi'] as const)
    expect(await db.query(betStates, [marketOfPart(found, part)])).toEqual([{ state: 'settled' }]);
}

const momentsOf = ({ open: first, close: second }: MatkaDay): number[] => [
  first.betsUntil,
  first.drawAt,
  second.betsUntil,
  second.drawAt,
];

/** Goes on until the day is over, or the connection is cut; true when it was over. */
async function playOut(house: MatkaHouse, { day }: MatkaDay, isGone = () => false): Promise<boolean> {
  const today = await findDay(db, code, day);
  if (today === undefined) throw new Error(`no day ${day}`);
  for (const at of momentsOf(today)) {
    if (isGone()) return false;
    if (at > clock.now()) clock.advance(at - clock.now());
    for (let tries = 0; !isGone() && !(await isWritten(day, at)); tries += 1) {
      if (tries > 2000) throw new Error(`nothing came of ${new Date(at).toISOString()}`);
      // A step that failed is tried again after a second.
      house.clock.advance(1000);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
  return !isGone();
}

const states = statement('t-matka-states', 'select id, state from market where id = any ($1::text[])');

/** Whether what was due at a moment of the day is in the books. */
async function isWritten(day: string, at: number): Promise<boolean> {
  const now = await findDay(db, code, day);
  if (now === undefined) return false;
  const [openId, closeId] = [marketOfPart(now, 'open'), marketOfPart(now, 'close')];
  const rows = await db.query<{ id: string; state: string }>(states, [[openId, closeId]]);
  const stateOf = (id: string) => rows.find((row) => row.id === id)?.state;
  if (at === now.close.drawAt) return now.overAt !== null;
  if (at === now.close.betsUntil) return stateOf(closeId) !== 'open';
  return at === now.open.drawAt ? stateOf(openId) === 'settled' : stateOf(openId) !== 'open';
}

describe('a day of a matka', () => {
  beforeEach(() => beginWith('arunoday'));

  test('stopped at any of its moments is drawn from the same seed, and the next day follows', async () => {
    const client = await bank.client(100_000);
    for (let step = 0; step <= 4; step += 1) {
      const line = severable(db);
      const house = await startFresh(line);
      const day = house.day();
      await betOnAll(house, client);
      for (const at of momentsOf(day).slice(0, step)) await house.to(at);
      line.cut();
      await house.close();
      const after = await start();
      await playOut(after, day);
      await expectDrawn(day);
      await after.to(clock.now() + 15 * minuteMs);
      await after.opened();
      expect(after.day()).toMatchObject({ number: day.number + 1, overAt: null });
      expect(await bank.wallet(client)).toMatchObject({ exposure: 0 });
      await after.close();
    }
  });

  test('is shown over at the moment that is stored, though storing it takes a while', async () => {
    const slow: Db = {
      ...db,
      query(statement, params) {
        if (statement.name === 'matka-day-end') clock.advance(7);
        return db.query(statement, params);
      },
    };
    const house = await startFresh(slow);
    const { day } = house.day();
    await playOut(house, house.day());
    expect(house.day()).toMatchObject({ day, overAt: (await findDay(db, code, day))?.overAt });
  });

  test.each<Fault>(['unasked', 'unanswered'])(
    'killed at any request to the database (%s), is drawn once and settled once',
    async (fault) => {
      const client = await bank.client(100_000);
      for (let nth = 1, isOver = false; !isOver; nth += 1) {
        const line = faultyDb(db);
        const house = await startFresh(line);
        const day = house.day();
        await betOnAll(house, client);
        line.failAt(nth, fault, true);
        isOver = await playOut(house, day, () => line.queryCount() >= nth);
        await house.close();
        const after = await start();
        await playOut(after, day);
        await expectDrawn(day);
        await after.close();
      }
    },
  );

  test('goes on by itself when any one request to the database fails', async () => {
    const client = await bank.client(100_000);
    for (let nth = 1, isOver = false; !isOver; nth += 1) {
      const line = faultyDb(db);
      const house = await startFresh(line);
      const day = house.day();
      await betOnAll(house, client);
      line.failAt(nth, 'unanswered');
      await playOut(house, day);
      isOver = line.queryCount() < nth;
      await expectDrawn(day);
      await house.close();
    }
  });
});

describe('a draw that is late', () => {
  beforeEach(() => beginWith(codes.pop()));

  async function awayFrom(moment: (day: MatkaDay) => number, awayMs: number) {
    const client = await bank.client(10_000);
    const house = await startFresh();
    const day = house.day();
    await betOnAll(house, client);
    for (const at of momentsOf(day).filter((each) => each < moment(day))) await house.to(at);
    await house.close();
    clock.advance(moment(day) + awayMs - clock.now());
    const after = await start();
    await after.look();
    return { client, day: (await findDay(db, code, day.day)) ?? day, after };
  }

  test('by 30 minutes is still made', async () => {
    const { day } = await awayFrom(({ open: { drawAt } }) => drawAt, 30 * minuteMs);
    expect(day.open.panna).toBe(await pannaOf(day, 'open'));
  });

  test('by a millisecond more is cancelled: its stakes are returned, and those of jodis with them', async () => {
    const { day, after, client } = await awayFrom(({ open: { drawAt } }) => drawAt, 30 * minuteMs + 1);
    expect(day.open).toMatchObject({ panna: null, by: 'house' });
    for (const part of ['open', 'jodi'] as const)
      expect(await settlementsOf(day, part)).toMatchObject([{ outcome: { void: true } }]);
    expect(await bank.wallet(client)).toEqual({ balance: 10_000, exposure: 100 });
    await after.to(day.close.drawAt);
    expect(after.day().close.panna).toBe(await pannaOf(day, 'close'));
  });

  test('at the close is cancelled, and a jodi is paid as a single on the open ank', async () => {
    const { day, client } = await awayFrom(({ close: { drawAt } }) => drawAt, 30 * minuteMs + 1);
    expect(day.close).toMatchObject({ panna: null, by: 'house' });
    expect(await settlementsOf(day, 'close')).toMatchObject([{ outcome: { void: true } }]);
    const ank = ankOf(day.open.panna ?? '');
    expect(await settlementsOf(day, 'jodi')).toMatchObject([{ outcome: outcomeOfJodi(ank, undefined) }]);
    // The open single and the jodi are both on 8.
    const won = ank === '8' ? 2 * 850 : -2 * 100;
    expect(await bank.wallet(client)).toEqual({ balance: 10_000 + won, exposure: 0 });
  });

  test('because the database was down for longer is cancelled', async () => {
    const client = await bank.client(10_000);
    const line = faultyDb(db);
    const house = await startFresh(line);
    const day = house.day();
    await betOnAll(house, client);
    await house.to(day.open.betsUntil);
    line.failAt(1, 'unasked', true);
    const isTrying = async () => {
      const queryCount = line.queryCount();
      while (line.queryCount() === queryCount) await new Promise((resolve) => setTimeout(resolve, 1));
    };
    clock.advance(day.open.drawAt - clock.now());
    await isTrying();
    clock.advance(31 * minuteMs);
    await isTrying();
    line.failAt(Number.POSITIVE_INFINITY, 'unasked');
    clock.advance(1000);
    await house.look();
    expect(house.day().open.cancelled).toMatch(/not made within 30 minutes/);
  });
});

describe('a clock', () => {
  beforeEach(() => beginWith(codes.pop()));

  test('set forward by a day loses no draw and repeats none', async () => {
    const client = await bank.client(10_000);
    const house = await startFresh();
    const day = house.day();
    await betOnAll(house, client);
    clock.setBy(24 * hourMs);
    expect(await house.bet(client)).toMatchObject({ ok: false, message: 'Matka Bet Timeout' });
    clock.advance(10_000);
    await house.look();
    await expectDrawn(day);
    clock.advance(10 * minuteMs);
    await house.look();
    expect(house.day()).toMatchObject({ number: day.number + 1, overAt: null });
    expect(house.day().open.betsUntil).toBeGreaterThan(clock.now());
  });

  test('set back after bets are shut takes none, and the draw is made once', async () => {
    const client = await bank.client(10_000);
    const house = await startFresh();
    const day = house.day();
    await betOnAll(house, client);
    await house.to(day.open.betsUntil);
    clock.setBy(-2 * hourMs);
    const late = { ok: false, message: 'Matka Bet Timeout' };
    expect(await house.bet(client)).toMatchObject(late);
    expect(await house.bet(client, { gameType: 'JODI', betNumber: '11' })).toMatchObject({
      ok: false,
      message: 'Jodi Status Closed ',
    });
    await house.close();
    const after = await start();
    await after.opened();
    expect(after.board.isTaking('open')).toBe(false);
    expect(await after.bet(client)).toMatchObject(late);
    await playOut(after, day);
    clock.setBy(-2 * hourMs);
    await after.look();
    await expectDrawn(day);
  });
});
