import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Db } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { operatedProducts } from '../../src/products.ts';
import { createSessions } from '../../src/signed-in/sessions.ts';
import { operateHouse } from '../operator/operate-house.ts';
import { type HeldDb, holdable } from '../support/database/held-db.ts';
import { defaultPassword, startTestApp, type TestApp } from '../support/test-app.ts';

const brand = 'topaz';
const host = 'topaz.localhost';

let app: TestApp;
let line: HeldDb;
beforeAll(async () => {
  app = await startTestApp({
    brands: { [brand]: { allowManySessions: true } },
    wrapDb: (db) => {
      line = holdable(db);
      return line;
    },
  });
});
afterAll(() => app.close());

const mayRead = async (token: string) =>
  (await app.call('user/userBalance', {}, { token, host })).status === 200;

/** A call of which all but the last byte has arrived; `finish` gives the first line of the answer. */
async function callWithoutItsEnd(token: string) {
  const { hostname, port } = new URL(app.address);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  const arrived = once(app.http.server, 'request');
  const head = [
    'POST /api/user/userBalance HTTP/1.1',
    `host: ${host}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    'content-length: 2',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  await arrived;
  return async function finish(): Promise<string> {
    const answered = once(socket, 'data') as Promise<[Buffer]>;
    socket.write('}');
    const [answer] = await answered;
    return answer.toString('utf8').split('\r\n')[0] ?? '';
  };
}

describe('a call that was begun in a session', () => {
  test('is answered when its last bytes arrive late', async () => {
    const { token } = await app.client({ username: 'ASHA', brand });
    const finish = await callWithoutItsEnd(token);
    expect(await mayRead(token)).toBe(true);
    expect(await finish()).toBe('HTTP/1.1 200 OK');
  });

  test('is refused when the session is ended before its last byte has arrived', async () => {
    const { token } = await app.client({ username: 'BIPIN', brand });
    const finish = await callWithoutItsEnd(token);
    await app.call('user/logout', {}, { token, host });
    expect(await finish()).toBe('HTTP/1.1 401 Unauthorized');
  });
});

describe('a session that is ended while it is being read', () => {
  /** Reads as usual, and gives the rows of a session when the test lets it. */
  function answeringLate(db: Db) {
    const [read, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const query: Db['query'] = async (statement, params) => {
      const rows = await db.query(statement, params);
      if (statement.name === 'session-by-hash') {
        read.resolve();
        await mayAnswer.promise;
      }
      return rows as never;
    };
    return { late: { ...db, query }, isRead: read.promise, answer: mayAnswer.resolve };
  }

  test.each(['end', 'endOthers', 'endAll'] as const)('by %s does not stay in memory', async (how) => {
    const { id, token } = await app.client({ username: `READ${how}`, brand });
    const { late, isRead, answer } = answeringLate(app.db);
    const sessions = createSessions(late, app.clock, randomBytes);
    const finding = sessions.find(token, brand);
    await isRead;
    if (how === 'end') await sessions.end(token);
    else if (how === 'endOthers') await sessions.endOthers(id, 'another');
    else await sessions.endAll([id]);
    answer();
    expect(await finding).toBeUndefined();
    expect(await sessions.find(token, brand)).toBeUndefined();
  });
});

describe('a sign-in with the right password that is still being checked', () => {
  /** Signs in up to the point where the session is about to be stored. */
  async function beginSignIn(username: string) {
    line.hold(({ name }) => name === 'session-insert');
    const answer = app.call('user/login', { username, password: defaultPassword }, { host });
    await line.untilHeld();
    return { answer };
  }

  test('is refused when the password is changed meanwhile', async () => {
    const owner = await app.client({ username: 'CHAYA', brand });
    const thief = await beginSignIn('CHAYA');
    const change = { oldPassword: defaultPassword, password: 'Battery-Staple-2' };
    expect((await app.call('user/updateUserPassword', change, owner)).error).toBe(false);
    line.release();
    expect(await thief.answer).toMatchObject({ error: true, refusal: { key: 'wrong-name-or-password' } });
    expect(await mayRead(owner.token)).toBe(true);
    expect(await createSessions(app.db, app.clock, randomBytes).endOthers(owner.id, owner.token)).toBe(0);
  });

  test('is refused when the account is blocked meanwhile', async () => {
    const { id } = await app.client({ username: 'DEV', brand });
    const signIn = await beginSignIn('DEV');
    const block = ['block', '--client', 'DEV', '--brand', brand];
    expect((await operateHouse(app, operatedProducts(app.products), block)).exit).toBe(0);
    line.release();
    expect(await signIn.answer).toMatchObject({ error: true, refusal: { key: 'account-blocked' } });
    expect(await createSessions(app.db, app.clock, randomBytes).endOthers(id)).toBe(0);
  });
});
