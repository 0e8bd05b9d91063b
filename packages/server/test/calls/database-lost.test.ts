import type { Db } from '@maidan/process/db/db.ts';
import { DatabaseBusy } from '@maidan/process/db/time-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let isLost = false;
let areReadsFull = false;

/** Every statement fails while the connection is lost, as those of a real one do. */
function losable(db: Db): Db {
  const orFail = <Value>(work: () => Promise<Value>): Promise<Value> =>
    isLost ? Promise.reject(new Error('connect ECONNREFUSED 10.9.8.7:5432 user maidan')) : work();
  return {
    query: (statement, params) => orFail(() => db.query(statement, params)),
    transaction: (work) => orFail(() => db.transaction(work)),
    snapshot: (read) =>
      areReadsFull
        ? Promise.reject(new DatabaseBusy('too many reads wait already'))
        : orFail(() => db.snapshot(read)),
    script: (text) => orFail(() => db.script(text)),
    close: () => db.close(),
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ wrapDb: losable });
});
afterAll(() => app.close());

test('without its database the house reports that it is not ready, keeps running, and serves again when the database returns', async () => {
  const client = await app.client({ username: 'ASHA', coins: 9 });
  const socket = await app.provedSocket(client);
  expect(await app.send('/ready')).toMatchObject({ status: 200, text: '{"status":"ready"}' });

  isLost = true;
  expect(await app.send('/ready')).toMatchObject({ status: 503, text: '{"status":"database unreachable"}' });
  expect((await app.send('/health')).status).toBe(200);
  for (const reply of [
    await app.call('user/userBalance', {}, client),
    await app.call('user/login', { username: 'ASHA', password: 'Correct-Horse-1' }),
    await app.call('website/domainSettingByDomainName', { domainUrl: 'localhost' }),
  ]) {
    expect(reply).toMatchObject({ status: 500, error: true, code: 7 });
    expect(reply.message).not.toMatch(/ECONNREFUSED|10\.9\.8\.7|maidan/);
  }
  // Longer than a session is trusted once it was read.
  app.clock.advance(60_000);
  const turnedAway = await app.socket();
  turnedAway.io.emit('login', { token: client.token, userId: client.userId, domain: 'localhost' });
  await turnedAway.closed;
  expect(turnedAway.heard).toEqual([]);

  isLost = false;
  expect((await app.send('/ready')).status).toBe(200);
  expect((await app.call('user/userBalance', {}, client)).data).toEqual({ coins: 9, exposure: 0 });
  app.outbox.toClient(client.id, 'coinUpdate', { coins: 9, exposure: 0 });
  expect(await socket.next('coinUpdate')).toEqual({ coins: 9, exposure: 0 });
  await app.provedSocket(client);
});

test('a list for which too many wait is refused as busy, in words for a player, and the balance is given', async () => {
  const client = await app.client({ username: 'BINA', coins: 9 });
  areReadsFull = true;
  expect(await app.call('user/userStatement', {}, client)).toMatchObject({
    status: 503,
    error: true,
    code: 8,
    message: 'The house is very busy. Please try again in a moment.',
    refusal: { key: 'house-busy', figures: {} },
  });
  expect((await app.call('user/userBalance', {}, client)).data).toEqual({ coins: 9, exposure: 0 });
  areReadsFull = false;
  expect((await app.call('user/userStatement', {}, client)).status).toBe(200);
});
