import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSessions } from '../../src/signed-in/sessions.ts';
import { type SeveredDb, severable } from '../support/database/severed-db.ts';
import { quickClient } from '../support/quick-client.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import type { TestSocket } from '../support/test-socket.ts';

let app: TestApp;
let line: SeveredDb;
beforeAll(async () => {
  app = await startTestApp({
    wrapDb: (db) => {
      line = severable(db);
      return { ...line, close: () => db.close() };
    },
  });
});
afterAll(() => app.close());

const checkMs = 30_000;
const hourMs = 60 * 60 * 1000;
/** As an operator's process, or another server, would end them. */
const elsewhere = () => createSessions(app.db, app.clock, randomBytes);

async function signedIn(username: string) {
  const client = await quickClient(app, username, 1);
  return { client, socket: await app.provedSocket(client) };
}
async function expectEnded(socket: TestSocket): Promise<void> {
  await socket.closed;
  expect(socket.heard.at(-1)).toEqual({ event: 'domainUpdate', message: { isLogout: true } });
}
async function expectOpen({ client, socket }: Awaited<ReturnType<typeof signedIn>>): Promise<void> {
  app.outbox.toClient(client.id, 'coinUpdate', { coins: 1, exposure: 0 });
  await socket.next('coinUpdate');
}

test('the socket of a session that was ended elsewhere is notified and closed, and another stays', async () => {
  const [ended, other] = [await signedIn('ASHA'), await signedIn('BIPIN')];
  await elsewhere().endAll([ended.client.id]);
  app.clock.advance(checkMs);
  await expectEnded(ended.socket);
  await expectOpen(other);
  other.socket.close();
});

test('the socket of a session that nobody used for twelve hours is closed, and that of one in use stays', async () => {
  const [idle, busy] = [await signedIn('CHAYA'), await signedIn('DEV')];
  app.clock.advance(11 * hourMs);
  expect((await app.call('user/userBalance', {}, busy.client)).status).toBe(200);
  app.clock.advance(hourMs + checkMs);
  await expectEnded(idle.socket);
  await expectOpen(busy);
  busy.socket.close();
});

test('while the database does not answer no socket is closed, and the next check closes those of ended sessions', async () => {
  const who = await signedIn('ESHA');
  line.cut();
  app.clock.advance(checkMs);
  line.restore();
  await expectOpen(who);
  await elsewhere().endAll([who.client.id]);
  app.clock.advance(checkMs);
  await expectEnded(who.socket);
});
