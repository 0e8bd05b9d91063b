import type { AccountId } from '@maidan/betting';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import { productChecks } from '../../../src/products.ts';
import { openTestDb } from '../../support/database/test-db.ts';
import { type FlightHouse, openFlightHouse } from '../../support/flights/flight-house.ts';
import { createTestHouse, type TestHouse } from '../../support/test-house.ts';

let db: Db;
let bank: TestHouse;
let house: FlightHouse;
let client: AccountId;
beforeAll(async () => {
  db = await openTestDb();
  bank = await createTestHouse(db);
  house = await openFlightHouse(db);
});
beforeEach(async () => {
  client = await bank.client(1_000);
  await house.untilCrashIn(250);
  await house.takeOff();
});
afterAll(async () => {
  expect((await auditHouse(db, undefined, undefined, productChecks)).faults).toEqual([]);
  await house.close();
  await db.close();
});

const roundId = () => house.view().round.roundId;
const betsOf = statement('t-next-flight-bets', 'select market_id, state from bet where client_id = $1');

test.each(['waiting', 'close'])(
  'a bet that names the flight just crashed, while that is shown as %s, is in the next',
  async (phase) => {
    const crashed = roundId();
    await house.untilCrash();
    await vi.waitFor(() => {
      house.clock.advance(phase === 'close' ? 100 : 0);
      expect(house.view().phase).toBe(phase);
    });
    const auto = house.bet(client);
    await house.nextRound();
    expect(await auto).toMatchObject({ ok: true });
    expect(roundId()).not.toBe(crashed);
    expect(await db.query(betsOf, [client])).toEqual([{ market_id: roundId(), state: 'open' }]);
  },
);

test('a bet with a request id is in the flight it names or in none', async () => {
  await house.untilCrash();
  const late = await house.bet(client, 100, { requestId: 'late-flight-1' });
  expect(late).toMatchObject({ ok: false, message: 'This market is settled' });
  expect(await db.query(betsOf, [client])).toEqual([]);
});

test('a bet that came too late for a flight in the air is not in the next', async () => {
  expect(await house.bet(client)).toMatchObject({ ok: false, message: 'This market is shut' });
});

test('no more than two of a client are in the next flight, and none of whoever cannot pay', async () => {
  const poor = await bank.client(50);
  await house.untilCrash();
  const requests = [client, client, client, poor].map((each) => house.bet(each));
  await house.nextRound();
  expect((await Promise.all(requests)).map(({ ok }) => ok)).toEqual([true, true, false, false]);
});

test('where no other flight opens, whoever waits is refused', async () => {
  await db.query(statement('t-flight-shut', 'insert into flight_setting (is_open) values (false)'));
  await house.operator.onSettingSet();
  await house.untilCrash();
  const auto = house.bet(client);
  await vi.waitFor(() => {
    house.clock.advance(100);
    expect(house.flight.view()).toBeUndefined();
  });
  expect(await auto).toMatchObject({ ok: false, message: 'Your Bet is Closed Please Connect With Upline' });
  await db.query(statement('t-flight-open', 'delete from flight_setting'));
  await house.operator.onSettingSet();
  await vi.waitFor(() => {
    house.clock.advance(100);
    expect(house.flight.view()?.phase).toBe('open');
  });
});

test('a house that closes answers whoever waits', async () => {
  await house.untilCrash();
  const auto = house.bet(client);
  await house.closeHttp();
  expect(await auto).toMatchObject({ ok: false });
});
