import type { AccountId } from '@maidan/betting';
import { msToReach } from '@maidan/games/rules';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import { createUnderWay } from '../../../src/products/aviator/fly-round.ts';
import { productChecks } from '../../../src/products.ts';
import { type GatedDb, gatedDb } from '../../support/database/gated-db.ts';
import { openTestDb } from '../../support/database/test-db.ts';
import { type FlightHouse, openFlightHouse } from '../../support/flights/flight-house.ts';
import { createTestHouse, type TestHouse } from '../../support/test-house.ts';

let db: Db;
let line: GatedDb;
let bank: TestHouse;
let house: FlightHouse;
beforeAll(async () => {
  db = await openTestDb();
  line = gatedDb(db);
  bank = await createTestHouse(db);
  house = await openFlightHouse(line);
});
afterEach(async () => {
  line.release();
  expect((await auditHouse(db, undefined, undefined, productChecks)).faults).toEqual([]);
});
afterAll(async () => {
  await house.close();
  await db.close();
});

const stateOf = statement('t-under-way-market', 'select state from market where id = $1');
const betsOf = statement(
  't-under-way-bets',
  'select state, cashed_at, profit from bet where client_id = $1 order by id',
);

/** Betting ends while an act is under way; gives the phase when that act was answered. */
async function shutAround<Answer>(act: Promise<Answer>): Promise<{ answer: Answer; phase: string }> {
  const answered = act.then((answer) => ({ answer, phase: house.view().phase }));
  await line.untilHeld();
  const { roundId } = house.view().round;
  house.clock.advance(5_000);
  await vi.waitFor(async () => expect(await db.query(stateOf, [roundId])).toEqual([{ state: 'shut' }]));
  house.clock.advance(60_000);
  // A flight that did not wait would read its bets before these are answered, and take off.
  for (let turn = 0; turn < 20; turn += 1) await db.query(stateOf, [roundId]);
  expect(house.view()).toMatchObject({ phase: 'boarding', round: { roundId } });
  line.release();
  return answered;
}

describe('when betting shuts', () => {
  let client: AccountId;

  async function ready(): Promise<void> {
    client = await bank.client(1_000);
    await house.untilCrashIn(250, 2_000);
  }

  test('a bet under way that is accepted is answered before take-off, and flies', async () => {
    await ready();
    line.holdNext('after');
    const { answer, phase } = await shutAround(house.bet(client, 100, { autoCashOut: 1.5 }));
    expect(answer).toMatchObject({ ok: true, data: { exposure: 100 } });
    expect(phase).toBe('boarding');
    await house.untilPhase('running');
    await house.untilCrash();
    expect(await db.query(betsOf, [client])).toEqual([{ state: 'settled', cashed_at: 150, profit: 5_000n }]);
    expect(await bank.wallet(client)).toEqual({ balance: 1_050, exposure: 0 });
  });

  test('a bet under way that comes too late is refused before take-off, and nothing of it flies', async () => {
    await ready();
    line.holdNext('before');
    const { answer, phase } = await shutAround(house.bet(client, 100, { autoCashOut: 1.5 }));
    expect(answer).toMatchObject({ ok: false, message: 'This market is shut' });
    expect(phase).toBe('boarding');
    await house.untilPhase('running');
    await house.untilCrash();
    expect(await db.query(betsOf, [client])).toEqual([]);
    expect(await bank.wallet(client)).toEqual({ balance: 1_000, exposure: 0 });
  });

  test('a bet that can never be placed is not waited for, so that nobody holds up the take-off with it', async () => {
    await ready();
    line.holdNext('before');
    const refused = house.bet(client, 100, { eventId: '303032' });
    await line.untilHeld();
    await house.takeOff();
    line.release();
    expect(await refused).toMatchObject({ ok: false, message: expect.stringContaining('not on offer') });
    await house.untilCrash();
  });

  test('a bet being taken back is out before take-off', async () => {
    await ready();
    const placed = await house.bet(client, 100, { autoCashOut: 1.5 });
    line.holdNext('after');
    const { answer, phase } = await shutAround(
      house.cancel(client, placed.ok ? placed.data.betInsertId : ''),
    );
    expect(answer).toMatchObject({ ok: true, data: { exposure: 0 } });
    expect(phase).toBe('boarding');
    await house.untilPhase('running');
    await house.untilCrash();
    expect(await db.query(betsOf, [client])).toMatchObject([{ state: 'void', cashed_at: null }]);
  });
});

test('a cash-out being written when the plane is gone is in the books before the result, and paid', async () => {
  const client = await bank.client(1_000);
  await house.untilCrashIn(250, 2_000);
  const { roundId, crash } = house.view().round;
  const placed = await house.bet(client);
  await house.takeOff();
  house.flyTo(msToReach(200) + 1);
  line.holdNext('before');
  const pressed = house.cashOut(client, placed.ok ? placed.data.betInsertId : '');
  await line.untilHeld();
  house.flyTo(msToReach(crash) + 1);
  await house.untilPhase('waiting');
  for (let turn = 0; turn < 20; turn += 1)
    expect(await db.query(stateOf, [roundId])).toEqual([{ state: 'shut' }]);
  line.release();
  expect(await pressed).toMatchObject({ ok: true, data: { curentMultiplier: 2 } });
  await house.nextRound();
  expect(await db.query(betsOf, [client])).toEqual([{ state: 'settled', cashed_at: 200, profit: 10_000n }]);
});

test('the acts begun before are waited for, and later ones are not, so that a stream of them holds nothing up', async () => {
  const placing = createUnderWay();
  const ended: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  void placing.track(promise.then(() => void ended.push('begun before')));
  const settled = placing.settled().then(() => void ended.push('settled'));
  const later = Promise.withResolvers<void>();
  void placing.track(later.promise.then(() => void ended.push('begun later')));
  resolve();
  await new Promise((done) => setImmediate(done));
  later.resolve();
  await settled;
  await placing.settled();
  expect(ended).toEqual(['begun before', 'settled', 'begun later']);
});
