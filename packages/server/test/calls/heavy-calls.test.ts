import type { Db } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';

let gate: Promise<void> | undefined;
let isLost = false;
let inside = 0;
let mostInside = 0;

/** While the gate is shut, whoever asks the database waits, and is counted. */
function gated(db: Db): Db {
  const wait = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    inside += 1;
    mostInside = Math.max(mostInside, inside);
    await gate;
    inside -= 1;
    if (isLost) throw new Error('the connection is lost');
    return work();
  };
  return {
    ...db,
    query: (statement, params) => wait(() => db.query(statement, params)),
    transaction: (work) => wait(() => db.transaction(work)),
    snapshot: (read) => wait(() => db.snapshot(read)),
  };
}

function shutGate(): () => void {
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  return () => {
    gate = undefined;
    open();
  };
}

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk({ wrapDb: gated });
});
afterAll(() => desk.close());
beforeEach(() => {
  mostInside = 0;
});

const statement = (token: string) => desk.call('user/userStatement', {}, { token });

test('of the heavy calls of a client two are worked on, eight wait, and more are refused', async () => {
  const client = await desk.bettor();
  await desk.wallet(client);
  const open = shutGate();
  const requests = Array.from({ length: 11 }, () => statement(client.token));
  const first = await Promise.race(requests);
  expect(first).toMatchObject({ status: 429, code: 6, refusal: { key: 'too-many-requests' } });
  expect(mostInside).toBe(2);
  open();
  const replies = await Promise.all(requests);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(mostInside).toBe(2);
  expect((await statement(client.token)).status).toBe(200);
});

const days = { fromDate: '2026-01-01', toDate: '2026-12-31', withTotals: true };

test.each(['reports/casinoTransactionReport', 'casino/diamondCasinoReportByUser'] as const)(
  '%s, which reads a client’s rounds, is a heavy call',
  async (path) => {
    const client = await desk.bettor();
    await desk.wallet(client);
    const open = shutGate();
    const requests = Array.from({ length: 11 }, () => desk.call(path, days, client));
    expect((await Promise.race(requests)).status).toBe(429);
    expect(mostInside).toBe(2);
    open();
    await Promise.all(requests);
  },
);

test('heavy calls under way hold up neither the light calls of their client nor the calls of others', async () => {
  const [client, other] = [await desk.bettor(), await desk.bettor()];
  for (const known of [client, other]) await desk.wallet(known);
  const open = shutGate();
  const requests = Array.from({ length: 11 }, () => statement(client.token));
  await Promise.race(requests);
  const light = desk.call('user/userBalance', {}, client);
  const others = statement(other.token);
  // Both have reached the database, where everybody waits now.
  await expect.poll(() => inside).toBe(4);
  open();
  expect((await light).status).toBe(200);
  expect((await others).status).toBe(200);
  await Promise.all(requests);
});

test('a heavy call that fails makes room for the next', async () => {
  const client = await desk.bettor();
  await desk.wallet(client);
  isLost = true;
  for (let round = 0; round < 12; round += 1) expect((await statement(client.token)).status).toBe(500);
  isLost = false;
  expect((await statement(client.token)).status).toBe(200);
});
