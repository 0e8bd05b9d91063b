import type { AccountId } from '@maidan/betting';
import { crashPoint, msToReach, parseFlightCommitment } from '@maidan/games/rules';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { type Fault, faultyDb } from '@maidan/process/testing/faulty-db.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import { saltBytes } from '../../../src/products/aviator/flight-rounds.ts';
import { productChecks } from '../../../src/products.ts';
import { severable } from '../../support/database/severed-db.ts';
import { openTestDb } from '../../support/database/test-db.ts';
import { type FlightHouse, openFlightHouse } from '../../support/flights/flight-house.ts';
import { correctOnceDecided } from '../../support/rounds/correct-once-decided.ts';
import { createTestHouse, type TestHouse, twoTeams } from '../../support/test-house.ts';

let db: Db;
let bank: TestHouse;
const open: FlightHouse[] = [];
beforeAll(async () => {
  db = await openTestDb();
  bank = await createTestHouse(db);
});
afterEach(async () => {
  for (const house of open.splice(0)) await house.close();
  const { faults, checked } = await auditHouse(db, undefined, undefined, productChecks);
  expect(faults).toEqual([]);
  expect(checked.flights).toBeGreaterThan(0);
});
afterAll(() => db.close());

let startsAt = Date.UTC(2026, 2, 1);
async function sit(through: Db = db): Promise<FlightHouse> {
  const house = await openFlightHouse(through, { startsAt });
  open.push(house);
  return house;
}

async function leave(house: FlightHouse): Promise<void> {
  open.splice(open.indexOf(house), 1);
  await house.close();
  startsAt = house.clock.now() + 1_000;
}

const idOf = (placed: Awaited<ReturnType<FlightHouse['bet']>>): string => {
  if (!placed.ok) throw new Error(placed.message);
  return placed.data.betInsertId;
};

const standing = statement(
  't-flight-standing',
  `select b.client_id, b.state, b.cashed_at, b.profit, b.taken_out_rule from bet b where b.market_id = $1 order by b.id`,
);
const results = statement(
  't-flight-results',
  'select s.outcome, r.commitment, m.state from market m join round r on r.market_id = m.id left join settlement s on s.market_id = m.id where m.id = $1',
);
interface Standing {
  readonly client_id: AccountId;
  readonly state: string;
  readonly cashed_at: number | null;
  readonly profit: bigint | null;
  readonly taken_out_rule: string | null;
}

/** A player who presses, one with a target below the crash, one with a target above it, and one who does nothing. */
async function seatFour(): Promise<AccountId[]> {
  const clients: AccountId[] = [];
  for (let seat = 0; seat < 4; seat += 1) clients.push(await bank.client(1_000));
  return clients;
}

async function betAll(house: FlightHouse, clients: readonly AccountId[]): Promise<string[]> {
  const bets = [{}, { autoCashOut: 1.6 }, { autoCashOut: 900 }, {}];
  const placed = [];
  for (const [seat, client] of clients.entries()) placed.push(await house.bet(client, 100, bets[seat]));
  return placed.map(idOf);
}

/** Steps of a flight at which the house is stopped; each leaves it there. */
const stops: [string, (house: FlightHouse, clients: readonly AccountId[], ids: string[]) => Promise<void>][] =
  [
    ['while bets are open', async () => undefined],
    ['as it takes off', (house) => house.takeOff()],
    [
      'after a player cashed out',
      async (house, [presser], [betId]) => {
        await house.takeOff();
        house.clock.advance(msToReach(130));
        await house.cashOut(presser as AccountId, betId ?? '');
      },
    ],
    [
      'after a target was passed',
      async (house) => {
        await house.takeOff();
        house.clock.advance(msToReach(170));
        await house.house.bets.drain();
      },
    ],
  ];

test.each(stops)('stopped %s, every bet is settled once by the published rule', async (_, stop) => {
  const line = severable(db);
  const house = await sit(line);
  await house.untilCrashIn(250, 2_000);
  const { roundId, crash } = house.view().round;
  const clients = await seatFour();
  const ids = await betAll(house, clients);
  await stop(house, clients, ids);
  const hasPressed = (await db.query<Standing>(standing, [roundId]))[0]?.cashed_at ?? null;
  line.cut();
  await leave(house);
  const after = await sit();
  await after.opened();

  const [result, ...more] = await db.query<{ outcome: object; commitment: string; state: string }>(results, [
    roundId,
  ]);
  expect(more).toEqual([]);
  expect(result?.state).toBe('settled');
  const rows = await db.query<Standing>(standing, [roundId]);
  if (_ === 'while bets are open') {
    expect(result?.outcome).toEqual({ void: true });
    expect(rows.map(({ profit }) => profit)).toEqual([0n, 0n, 0n, 0n]);
  } else {
    expect(result?.outcome).toEqual({ crash });
    expect(rows[1]).toMatchObject({ state: 'settled', cashed_at: 160, profit: 6_000n });
    for (const row of rows.slice(2))
      expect(row).toMatchObject({ state: 'void', taken_out_rule: 'flight-interrupted' });
    expect(rows[0]).toMatchObject(
      hasPressed === null ? { state: 'void' } : { state: 'settled', cashed_at: hasPressed },
    );
  }
  for (const client of clients) expect(await bank.wallet(client)).toMatchObject({ exposure: 0 });
  await leave(after);
});

test('stopped in the air, a target up to the crash is paid within the limits, and every other stake is returned', async () => {
  await db.query(statement('t-flight-win-max', 'insert into flight_setting (win_max) values (2000)'));
  const line = severable(db);
  const house = await sit(line);
  await house.untilCrashIn(150, 290);
  const { roundId, crash } = house.view().round;
  const clients = await seatFour();
  // A win of 20 coins is reached at 1.20 with a stake of 100, and beyond this crash with one of 10.
  const bets: [number, { autoCashOut?: number }][] = [
    [100, {}],
    [10, { autoCashOut: crash / 100 }],
    [10, { autoCashOut: (crash + 1) / 100 }],
    [100, { autoCashOut: crash / 100 }],
  ];
  for (const [seat, client] of clients.entries()) {
    const [stake, overrides] = bets[seat] ?? [];
    expect(await house.bet(client, stake, overrides)).toMatchObject({ ok: true });
  }
  await house.takeOff();
  line.cut();
  await leave(house);
  const after = await sit();
  await after.opened();
  expect(await db.query<Standing>(standing, [roundId])).toMatchObject([
    { state: 'void', taken_out_rule: 'flight-interrupted' },
    { state: 'settled', cashed_at: crash, profit: BigInt((crash - 100) * 10) },
    { state: 'void', taken_out_rule: 'flight-interrupted' },
    { state: 'settled', cashed_at: 120, profit: 2_000n },
  ]);
  await leave(after);
  await db.query(statement('t-flight-no-win-max', 'delete from flight_setting'));
});

test('stopped in the air, what was cashed out before counts towards the most that a flight costs a brand', async () => {
  await db.query(statement('t-flight-loss-max', 'insert into flight_setting (loss_max) values (12000)'));
  const line = severable(db);
  const house = await sit(line);
  await house.untilCrashIn(250, 2_000);
  const { roundId } = house.view().round;
  const [presser, waiter] = [await bank.client(1_000), await bank.client(1_000)];
  const betId = idOf(await house.bet(presser));
  await house.bet(waiter, 100, { autoCashOut: 2.4 });
  await house.takeOff();
  house.flyTo(msToReach(150) + 1);
  await house.cashOut(presser, betId);
  line.cut();
  await leave(house);
  const after = await sit();
  await after.opened();
  // Of 120 coins the first took 50, so that 70 are left for a stake of 100.
  expect(await db.query<Standing>(standing, [roundId])).toMatchObject([
    { state: 'settled', cashed_at: 150, profit: 5_000n },
    { state: 'settled', cashed_at: 170, profit: 7_000n },
  ]);
  await leave(after);
  await db.query(statement('t-flight-no-loss-max', 'delete from flight_setting'));
});

const standstills: [string, number, number][] = [
  ['for long before the crash', 3_000, 5_000],
  ['only as it crashed', 500, 5_000],
  ['and ran again well before the crash', 6_000, 4_000],
];

test.each(standstills)(
  'a house that stood still %s returns nothing: who neither pressed nor had a target below the crash has lost',
  async (_, before, forMs) => {
    const house = await sit();
    await house.untilCrashIn(250, 2_000);
    const { roundId, crash } = house.view().round;
    const clients = await seatFour();
    const [pressed = ''] = await betAll(house, clients);
    await house.takeOff();
    house.flyTo(msToReach(130));
    expect(await house.cashOut(clients[0] as AccountId, pressed)).toMatchObject({ ok: true });
    house.flyTo(msToReach(crash) - before - 1);
    house.clock.standStill(forMs);
    await house.untilCrash();
    expect(await db.query<Standing>(standing, [roundId])).toMatchObject([
      { state: 'settled', cashed_at: 130 },
      { state: 'settled', cashed_at: 160 },
      { state: 'settled', cashed_at: null, profit: -10_000n },
      { state: 'settled', cashed_at: null, profit: -10_000n },
    ]);
    expect((await db.query<{ outcome: object }>(results, [roundId]))[0]?.outcome).toEqual({ crash });
    for (const client of clients) expect(await bank.wallet(client)).toMatchObject({ exposure: 0 });
  },
);

test('a flight opened by other rules is void at the next start, and its stakes are returned', async () => {
  const line = severable(db);
  const house = await sit(line);
  await house.untilCrashIn(250, 2_000);
  const { roundId } = house.view().round;
  const clients = await seatFour();
  await betAll(house, clients);
  await house.takeOff();
  line.cut();
  await leave(house);
  await db.script(
    `update round set commitment = replace(commitment, '.v1.', '.v0.') where market_id = '${roundId}'`,
  );
  const after = await sit();
  await after.opened();
  expect(await db.query(results, [roundId])).toMatchObject([{ state: 'settled', outcome: { void: true } }]);
  for (const client of clients) expect(await bank.wallet(client)).toEqual({ balance: 1_000, exposure: 0 });
  await leave(after);
});

test('a flight that is over crashed where its published commitment says', async () => {
  const house = await sit();
  await house.opened();
  const { round } = house.view();
  await house.takeOff();
  await house.untilCrash();
  const committed = parseFlightCommitment(round.commitment);
  expect(crashPoint(round.seed.seed, saltBytes(committed?.salt ?? ''))).toBe(round.crash);
  expect((await db.query<{ outcome: object }>(results, [round.roundId]))[0]?.outcome).toEqual({
    crash: round.crash,
  });
});

test('a flight corrected between its declaration and its display is shown as corrected', async () => {
  const house = await sit();
  await house.opened();
  const { roundId } = house.view().round;
  correctOnceDecided(house.house, { void: true }, 'The line broke');
  await house.nextRound();
  expect(await house.lastFlight()).toMatchObject({ roundId, isVoid: true });
});

test('a house that closes keeps nobody waiting for a target that is not reached yet, and pays it all the same', async () => {
  const house = await sit();
  await house.untilCrashIn(250, 2_000);
  const client = await bank.client(1_000);
  const betId = idOf(await house.bet(client, 100, { autoCashOut: 2 }));
  await house.takeOff();
  house.flyTo(msToReach(150));
  const announced = house.cashOut(client, betId, { isAuto: true });
  await house.closeHttp();
  const busy = { ok: false, refusal: { key: 'busy' } };
  expect(await announced).toMatchObject(busy);
  expect(await house.cashOut(client, betId, { isAuto: true })).toMatchObject(busy);
  await leave(house);
  const after = await sit();
  await after.opened();
  expect(await bank.wallet(client)).toEqual({ balance: 1_100, exposure: 0 });
  await leave(after);
});

test('a house that ends after the crash was shown writes the result before it goes', async () => {
  const house = await sit();
  await house.untilCrashIn(150);
  const { roundId, crash } = house.view().round;
  const client = await bank.client(1_000);
  await house.bet(client);
  await house.takeOff();
  house.clock.advance(msToReach(crash) + 1);
  await house.untilPhase('waiting');
  await leave(house);
  expect((await db.query<{ outcome: object }>(results, [roundId]))[0]?.outcome).toEqual({ crash });
  expect(await bank.wallet(client)).toEqual({ balance: 900, exposure: 0 });
});

test('a house that ends while a cash-out could not be stored leaves the flight to the next start, which pays it', async () => {
  const line = faultyDb(db);
  const house = await sit(line);
  await house.untilCrashIn(150, 2_000);
  const { roundId, crash } = house.view().round;
  const [player, other] = [await bank.client(1_000), await bank.client(1_000)];
  await house.bet(player, 100, { autoCashOut: crash / 100 });
  await house.bet(other);
  await house.takeOff();
  // The first request of the crash is the cash-out.
  line.failAt(1, 'unasked');
  house.clock.advance(msToReach(crash) + 1);
  await house.untilPhase('waiting');
  await leave(house);
  expect(await db.query(results, [roundId])).toMatchObject([{ state: 'shut' }]);
  const after = await sit();
  await after.opened();
  expect(await db.query<Standing>(standing, [roundId])).toMatchObject([
    { state: 'settled', cashed_at: crash, profit: BigInt(crash - 100) * 100n },
    { state: 'void', taken_out_rule: 'flight-interrupted' },
  ]);
  await leave(after);
});

test('bets sent elsewhere without a pause do not hold up the result of a flight', async () => {
  const house = await sit();
  await house.untilCrashIn(120, 2_000);
  const { roundId, crash } = house.view().round;
  const [player, ...senders] = [await bank.client(1_000), await bank.client(1_000), await bank.client(1_000)];
  await house.bet(player, 100, { autoCashOut: 1.1 });
  const marketId = await bank.market('beside-the-flight', twoTeams);
  let isOver = false;
  async function sendWithoutPause(client: AccountId): Promise<void> {
    while (!isOver) await house.house.bets.place(bank.request({ client, marketId, stake: 0.5 }));
  }
  await house.takeOff();
  const streams = senders.map(sendWithoutPause);
  try {
    await house.nextRound();
  } finally {
    isOver = true;
    await Promise.all(streams);
  }
  expect((await db.query<{ outcome: object }>(results, [roundId]))[0]?.outcome).toEqual({ crash });
  expect(await bank.wallet(player)).toEqual({ balance: 1_010, exposure: 0 });
});

test.each<Fault>(['unasked', 'unanswered'])(
  'killed at any request of its flight to the database (%s), no bet is lost, doubled or left open',
  async (fault) => {
    for (let nth = 1, isOver = false; !isOver; nth += 1) {
      const line = faultyDb(db);
      const house = await sit(line);
      await house.untilCrashIn(170);
      const { roundId } = house.view().round;
      const clients = await seatFour();
      await betAll(house, clients);
      line.failAt(nth, fault, true);
      isOver = await flyOut(house, () => line.queryCount() >= nth);
      await leave(house);
      const after = await sit();
      await after.opened();
      const rows = await db.query<Standing>(standing, [roundId]);
      expect(rows.every(({ state }) => state !== 'open')).toBe(true);
      expect(await db.query(results, [roundId])).toHaveLength(1);
      for (const client of clients) expect(await bank.wallet(client)).toMatchObject({ exposure: 0 });
      await leave(after);
    }
  },
);

test.each<Fault>(['unasked', 'unanswered'])(
  'goes on by itself when one request to the database fails (%s), and every flight has its result',
  async (fault) => {
    const line = faultyDb(db);
    const house = await sit(line);
    await house.opened();
    for (let nth = 1; nth <= 9; nth += 1) {
      const { roundId, crash } = house.view().round;
      const client = await bank.client(1_000);
      await house.bet(client, 100, { autoCashOut: 1.01 });
      line.failAt(nth, fault);
      await house.nextRound();
      expect((await db.query<{ outcome: object }>(results, [roundId]))[0]?.outcome).toEqual({ crash });
      expect(await bank.wallet(client)).toEqual({ balance: crash >= 101 ? 1_001 : 900, exposure: 0 });
    }
  },
);

/** Flies on until the connection is cut; true when the next round came first. */
function flyOut(house: FlightHouse, isGone: () => boolean): Promise<boolean> {
  const { roundId } = house.view().round;
  return vi.waitFor(
    () => {
      if (isGone()) return false;
      const view = house.flight.view();
      if (view?.round.roundId !== roundId) return true;
      const leftMs = view.phase === 'running' ? house.flight.nextAt() - house.clock.elapsed() : 100;
      house.clock.advance(Math.max(0.01, leftMs));
      throw new Error(`round ${roundId} goes on`);
    },
    { interval: 1 },
  );
}
