import type { AccountId } from '@maidan/betting';
import { msToReach } from '@maidan/games/rules';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import { productChecks } from '../../../src/products.ts';
import { openTestDb } from '../../support/database/test-db.ts';
import { type FlightHouse, openFlightHouse } from '../../support/flights/flight-house.ts';
import { createTestHouse, type TestHouse } from '../../support/test-house.ts';

let db: Db;
let bank: TestHouse;
let house: FlightHouse;
beforeAll(async () => {
  db = await openTestDb();
  bank = await createTestHouse(db);
  house = await openFlightHouse(db);
});
afterEach(async () => {
  expect((await auditHouse(db, undefined, undefined, productChecks)).faults).toEqual([]);
});
afterAll(async () => {
  await house.close();
  await db.close();
});

const idOf = (placed: Awaited<ReturnType<FlightHouse['bet']>>): string => {
  if (!placed.ok) throw new Error(placed.message);
  return placed.data.betInsertId;
};
const bets = statement(
  't-flight-bets',
  'select id, state, cashed_at, profit from bet where market_id = $1 order by id',
);
interface Row {
  readonly id: bigint;
  readonly state: string;
  readonly cashed_at: number | null;
  readonly profit: bigint | null;
}
const rowsOf = (roundId: string) => db.query<Row>(bets, [roundId]);

const flyTo = (ms: number) => house.flyTo(ms);

describe('a cash-out', () => {
  test('pays what was reached when it arrived, once it is in the books', async () => {
    const client = await bank.client(1_000);
    await house.untilCrashIn(250);
    const { roundId } = house.view().round;
    const betId = idOf(await house.bet(client));
    await house.takeOff();
    flyTo(msToReach(200) + 1);
    expect(await house.cashOut(client, betId)).toMatchObject({
      ok: true,
      data: { curentMultiplier: 2, finalProfit: 100, totalCoins: 1_000, exposure: 0 },
    });
    expect((await rowsOf(roundId))[0]).toMatchObject({ cashed_at: 200, state: 'open' });
    await house.untilCrash();
    expect(await bank.wallet(client)).toEqual({ balance: 1_100, exposure: 0 });
  });

  test('is the same for the same press, and a refusal that names it for another', async () => {
    const client = await bank.client(1_000);
    await house.untilCrashIn(250);
    const betId = idOf(await house.bet(client));
    await house.takeOff();
    flyTo(msToReach(150) + 1);
    const first = house.cashOut(client, betId, { requestId: 'press-one' });
    flyTo(msToReach(200) + 1);
    const again = house.cashOut(client, betId, { requestId: 'press-one' });
    expect(await again).toEqual(await first);
    expect(await first).toMatchObject({ data: { curentMultiplier: 1.5 } });
    expect(await house.cashOut(client, betId, { requestId: 'press-two' })).toMatchObject({
      ok: false,
      message: 'This bet was already cashed out at 1.50',
    });
  });

  test('before take-off, of another round, of somebody else or of nobody is refused', async () => {
    const [client, other] = [await bank.client(1_000), await bank.client(1_000)];
    await house.untilCrashIn(250);
    const betId = idOf(await house.bet(client));
    expect(await house.cashOut(client, betId)).toMatchObject({ message: 'This market is suspended' });
    await house.takeOff();
    const unknown = { ok: false, message: `There is no open bet ${betId} to cash out` };
    expect(await house.cashOut(other, betId)).toMatchObject(unknown);
    expect(await house.cashOut(client, betId, { roundId: 'aviator.999' })).toMatchObject(unknown);
    expect(await house.cashOut(client, 'x')).toMatchObject({ message: 'There is no open bet x to cash out' });
    await house.untilCrash();
    expect(await house.cashOut(client, betId)).toMatchObject({
      message: 'The round is over and this bet can no longer be cashed out',
    });
    expect(await bank.wallet(client)).toEqual({ balance: 900, exposure: 0 });
  });

  test('by target pays exactly the target and says so, though the player is gone', async () => {
    const clients = await Promise.all([200, 150, 180].map(() => bank.client(1_000)));
    await house.untilCrashIn(250);
    const { roundId } = house.view().round;
    const targets = [2, 1.5, 1.8];
    for (const [index, client] of clients.entries())
      await house.bet(client, 100, { autoCashOut: targets[index] ?? 2 });
    await house.takeOff();
    const sentBefore = house.outbox.sent.length;
    await house.untilCrash();
    expect((await rowsOf(roundId)).map(({ cashed_at }) => cashed_at)).toEqual([200, 150, 180]);
    const notices = house.outbox.sent.slice(sentBefore).filter(({ event }) => event === 'aviatorCashedOut');
    // Each is sent once its cash-out is stored, and several are stored at a time.
    const messages = notices.map(({ message }) => message as { readonly curentMultiplier: number });
    messages.sort((one, other) => one.curentMultiplier - other.curentMultiplier);
    expect(messages).toMatchObject([
      { curentMultiplier: 1.5, finalProfit: 50, by: 'auto' },
      { curentMultiplier: 1.8, finalProfit: 80, by: 'auto' },
      { curentMultiplier: 2, finalProfit: 100, by: 'auto' },
    ]);
  });

  test('at the very moment of the crash is too late, and a target of exactly the crash is paid', async () => {
    const [early, late, exact, above] = await Promise.all([1, 2, 3, 4].map(() => bank.client(1_000)));
    if (!early || !late || !exact || !above) throw new Error('four players are needed');
    await house.untilCrashIn(150, 2_000);
    const { roundId, crash } = house.view().round;
    const earlyId = idOf(await house.bet(early));
    const lateId = idOf(await house.bet(late));
    await house.bet(exact, 100, { autoCashOut: crash / 100 });
    await house.bet(above, 100, { autoCashOut: (crash + 1) / 100 });
    await house.takeOff();
    const crashMs = msToReach(crash);
    flyTo(crashMs - 0.01);
    const inTime = house.cashOut(early, earlyId);
    flyTo(crashMs);
    const tooLate = house.cashOut(late, lateId);
    expect(await inTime).toMatchObject({ ok: true, data: { curentMultiplier: (crash - 1) / 100 } });
    expect(await tooLate).toMatchObject({
      ok: false,
      message: 'The round is over and this bet can no longer be cashed out',
    });
    await house.untilCrash();
    expect((await rowsOf(roundId)).map(({ cashed_at }) => cashed_at)).toEqual([crash - 1, null, crash, null]);
  });

  test('that only announces a target waits for it, and never pays less', async () => {
    const [lucky, late] = [await bank.client(1_000), await bank.client(1_000)];
    await house.untilCrashIn(250, 50_000);
    const betId = idOf(await house.bet(lucky, 100, { autoCashOut: 2.2 }));
    const highId = idOf(await house.bet(late, 100, { autoCashOut: 900 }));
    await house.takeOff();
    flyTo(msToReach(212));
    const announced = house.cashOut(lucky, betId, { isAuto: true });
    const never = house.cashOut(late, highId, { isAuto: true });
    await house.untilCrash();
    expect(await announced).toMatchObject({ data: { curentMultiplier: 2.2, finalProfit: 120 } });
    expect(await never).toMatchObject({ ok: false });
  });

  test('is forced where a brand would lose more than it may, for everyone', async () => {
    await bank.db.query(statement('t-flight-limit', 'insert into flight_setting (loss_max) values (15000)'));
    await house.operator.onSettingSet();
    const clients = await Promise.all([1, 2].map(() => bank.client(1_000)));
    await house.untilCrashIn(250);
    const { roundId } = house.view().round;
    for (const client of clients) await house.bet(client, 100);
    await house.takeOff();
    await house.untilCrash();
    expect((await rowsOf(roundId)).map(({ cashed_at }) => cashed_at)).toEqual([175, 175]);
    await bank.db.query(statement('t-flight-unlimit', 'delete from flight_setting'));
    await house.operator.onSettingSet();
  });
});

test('a race around the crash: nobody is paid above it or twice, and everyone in time is paid', async () => {
  const clients: AccountId[] = [];
  for (let index = 0; index < 24; index += 1) clients.push(await bank.client(1_000));
  await house.untilCrashIn(150, 600);
  const { roundId, crash } = house.view().round;
  const placed = await Promise.all(clients.map((client) => house.bet(client, 100)));
  await house.takeOff();
  const crashMs = msToReach(crash);
  const answers: { index: number; atMs: number; answer: Awaited<ReturnType<FlightHouse['cashOut']>> }[] = [];
  const pending: Promise<unknown>[] = [];
  const press = (index: number, atMs: number) => {
    const [client, bet] = [clients[index], placed[index]];
    if (client === undefined || bet === undefined) throw new Error('no such player');
    pending.push(house.cashOut(client, idOf(bet)).then((answer) => answers.push({ index, atMs, answer })));
  };
  // From 24 ms before to 24 after, two players a step, each pressing two or three times, at once and a little later.
  for (let step = 0; step < 24; step += 1) {
    const atMs = crashMs - 24 + step * 2 + 0.5;
    flyTo(atMs);
    press(step, atMs);
    press(step, atMs);
    if (step > 0) press(step - 1, atMs);
  }
  await Promise.all(pending);
  await house.untilCrash();

  const rows = await rowsOf(roundId);
  const inTime = clients.map((_, index) => crashMs - 24 + index * 2 + 0.5 < crashMs);
  expect(inTime.filter(Boolean).length).toBeGreaterThan(8);
  expect(rows.map(({ cashed_at }) => cashed_at !== null)).toEqual(inTime);
  for (const { cashed_at, profit } of rows) {
    if (cashed_at === null) expect(profit).toBe(-10_000n);
    else {
      expect(cashed_at).toBeLessThanOrEqual(crash);
      expect(profit).toBe(BigInt((cashed_at - 100) * 100));
    }
  }
  for (const index of clients.keys()) {
    const good = answers.filter((each) => each.index === index && each.answer.ok);
    expect(good.length).toBe(inTime[index] ? 1 : 0);
  }
});

test('a bet taken back before take-off is no bet, and one in the air cannot be', async () => {
  const client = await bank.client(1_000);
  await house.untilCrashIn(250);
  const { roundId } = house.view().round;
  const betId = idOf(await house.bet(client));
  expect(await house.cancel(client, betId)).toMatchObject({
    ok: true,
    data: { totalCoins: 1_000, exposure: 0 },
  });
  const second = idOf(await house.bet(client));
  await house.takeOff();
  expect(await house.cancel(client, second)).toMatchObject({
    ok: false,
    message: 'A bet can be taken back only until its betting window shuts',
  });
  await house.untilCrash();
  expect((await rowsOf(roundId)).map(({ state }) => state)).toEqual(['void', 'settled']);
  expect(await bank.wallet(client)).toEqual({ balance: 900, exposure: 0 });
});

test('a bet is taken back once, by its own client alone, and the same request gets the same answer', async () => {
  const [client, thief] = [await bank.client(1_000), await bank.client(1_000)];
  await house.untilCrashIn(250);
  const betId = idOf(await house.bet(client));
  expect(await house.cancel(thief, betId)).toMatchObject({ ok: false });
  const request = { requestId: 'take-it-back' };
  const answers = await Promise.all([1, 2, 3].map(() => house.cancel(client, betId, request)));
  for (const answer of answers) expect(answer).toMatchObject({ ok: true, data: { exposure: 0 } });
  expect(await house.cancel(client, betId)).toMatchObject({ ok: false });
  expect(await house.cancel(client, 'no id')).toMatchObject({ ok: false });
  expect(await bank.wallet(client)).toEqual({ balance: 1_000, exposure: 0 });
});

test('a flight called off returns every stake, also of those who had cashed out', async () => {
  const [early, flying] = [await bank.client(1_000), await bank.client(1_000)];
  await house.untilCrashIn(250);
  const { roundId } = house.view().round;
  const betId = idOf(await house.bet(early));
  await house.bet(flying);
  await house.takeOff();
  flyTo(msToReach(200));
  await house.cashOut(early, betId);
  expect(await house.operator.callOff('wrong plane')).toBe(roundId);
  for (const client of [early, flying])
    expect(await bank.wallet(client)).toEqual({ balance: 1_000, exposure: 0 });
  await house.nextRound();
  expect(house.view().round.roundId).not.toBe(roundId);
});
