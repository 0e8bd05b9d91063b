import type { Db } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let isFailing = false;

/** Fails as a careless driver might, with the parameters in its message. */
function tattling(db: Db): Db {
  return {
    ...db,
    query: (statement, params) =>
      isFailing ? Promise.reject(new Error(`${statement.name} failed`)) : db.query(statement, params),
    transaction: (work) => (isFailing ? Promise.reject(new Error('begin failed')) : db.transaction(work)),
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ wrapDb: tattling });
});
afterAll(() => app.close());

test('no password and no token is ever written to the log, not even when calls fail', async () => {
  const [password, wrong, next] = ['Secret-One-1', 'Secret-Wrong-2', 'Secret-Next-3'];
  const client = await app.client({ username: 'ASHA', password });
  const socket = await app.provedSocket(client);
  await app.call('user/login', { username: 'ASHA', password: wrong });
  await app.call('user/updateUserPassword', { oldPassword: wrong, password: next }, client);
  await app.sendBody('user/login', `{"username":"ASHA","password":"${password}"`);
  await app.sendBody('user/login', JSON.stringify({ username: 7, password }));
  await app.sendBody(
    'user/updateUserPassword',
    JSON.stringify({ oldPassword: password, password: 7 }),
    client,
  );

  isFailing = true;
  await app.call('user/login', { username: 'ASHA', password });
  await app.call('user/updateUserPassword', { oldPassword: password, password: next }, client);
  await app.call('user/logout', {}, client);
  app.clock.advance(60_000);
  await app.call('user/userBalance', {}, client);
  socket.io.emit('reconnect', { token: client.token, userId: client.userId, domain: 'localhost' });
  await socket.closed;
  isFailing = false;

  const everything = app.logged.join('');
  expect(app.logged.map((line) => JSON.parse(line).msg)).toEqual(
    expect.arrayContaining(['fault', 'socket proof failed']),
  );
  for (const secret of [password, wrong, next, client.token]) expect(everything).not.toContain(secret);
});
