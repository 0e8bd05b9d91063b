import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findByUsername } from '../../src/account/store.ts';
import { seedBrands } from '../../src/seed.ts';
import { createSessions } from '../../src/signed-in/sessions.ts';
import { openPollingClient } from '../support/polling-client.ts';
import { quickClient } from '../support/quick-client.ts';
import { openRawSocket, type RawSocket } from '../support/raw-socket.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let reads = 0;
beforeAll(async () => {
  app = await startTestApp({
    brands: { ruby: { demoLogin: { username: 'visitor', password: 'Visit@1234' } } },
    config: { SOCKETS_PER_ADDRESS: 100, SOCKETS_PER_ACCOUNT: 5, TRUSTED_PROXIES: 1 },
    wrapDb: (db) => ({
      ...db,
      query(statement, params) {
        if (statement.name === 'session-by-hash') reads += 1;
        return db.query(statement, params);
      },
    }),
  });
});
afterAll(() => app.close());

const opened: RawSocket[] = [];
afterEach(async () => {
  for (const socket of opened) socket.close();
  await Promise.all(opened.splice(0).map((socket) => socket.closed));
});
async function open(from: string): Promise<RawSocket> {
  const socket = await openRawSocket(app.address, { 'x-forwarded-for': from });
  opened.push(socket);
  return socket;
}
async function openMany(from: string, count: number): Promise<RawSocket[]> {
  const sockets: RawSocket[] = [];
  for (let at = 0; at < count; at += 1) sockets.push(await open(from));
  return sockets;
}
let lastName = 0;
async function client() {
  lastName += 1;
  return quickClient(app, `CLIENT${lastName}`, 1);
}
/** Proves as many sockets as the address may have: a few clients with a few sockets each. */
async function openProved(from: string, count: number): Promise<RawSocket[]> {
  const sockets: RawSocket[] = [];
  for (let at = 0; at < count; at += 5) {
    const who = await client();
    for (const socket of await openMany(from, Math.min(5, count - at))) {
      await socket.prove(who);
      sockets.push(socket);
    }
  }
  return sockets;
}

describe('sockets of one address', () => {
  test('that have proved nothing are few, and others are not held up by them', async () => {
    const [first] = await openMany('203.0.113.1', 10);
    await expect(open('203.0.113.1')).rejects.toThrow();
    await open('203.0.113.2');
    await first?.prove(await client());
    await open('203.0.113.1');
  });

  test('are refused above the limit, proved or not, and taken again when one has gone', async () => {
    const [first] = await openProved('203.0.113.3', 100);
    // Handshakes are limited as well, and the first hundred have used up the limit.
    app.clock.advance(1000);
    await expect(open('203.0.113.3')).rejects.toThrow();
    first?.close();
    await first?.closed;
    await untilTaken('203.0.113.3');
  });

  test('are counted by the /64 of an IPv6 address', async () => {
    for (let host = 1; host <= 10; host += 1) await open(`2001:db8:1:2::${host}`);
    await expect(open('2001:db8:1:2::ffff')).rejects.toThrow();
    await open('2001:db8:1:3::1');
  });

  test('that poll are counted too', async () => {
    for (let count = 0; count < 10; count += 1)
      await openPollingClient(app.address, { 'x-forwarded-for': '203.0.113.4' });
    await expect(openPollingClient(app.address, { 'x-forwarded-for': '203.0.113.4' })).rejects.toThrow(
      'Too many connections',
    );
    await expect(open('203.0.113.4')).rejects.toThrow();
  });

  test('cannot be opened and closed without end', async () => {
    let count = 0;
    const openNext = async () => {
      const socket = await openRawSocket(app.address, { 'x-forwarded-for': '203.0.113.5' });
      socket.close();
      await socket.closed;
      count += 1;
    };
    await expect(
      (async () => {
        while (count < 1000) await openNext();
      })(),
    ).rejects.toThrow();
    expect(count).toBeLessThanOrEqual(100);
    app.clock.advance(10_000);
    await openNext();
  });

  test('that leave their namespace are closed', async () => {
    const [socket] = await openProved('203.0.113.6', 1);
    socket?.send('41');
    await socket?.closed;
  });

  /** The server notices the end of a connection a little after the client. */
  const untilTaken = (from: string) =>
    vi.waitFor(() => {
      // So that no attempt is refused because those before it were too many.
      app.clock.advance(1000);
      return open(from);
    });
});

describe('sockets of one account', () => {
  test('are refused above the limit wherever they come from, and taken again when one has gone', async () => {
    const who = await client();
    const sockets = [];
    for (let host = 1; host <= 5; host += 1) sockets.push(await open(`198.51.100.${host}`));
    for (const socket of sockets) await socket.prove(who);
    const sixth = await open('198.51.100.6');
    sixth.emit('login', { ...who, id: undefined, domain: 'localhost' });
    await sixth.closed;
    expect(sixth.heard.join()).not.toContain('userLoggedIn');
    sockets[0]?.close();
    await sockets[0]?.closed;
    await (await open('198.51.100.7')).prove(who);
  });

  async function demoClient(brand: string, username: string) {
    await seedBrands(app.db, app.brands.all(), app.clock.now());
    const account = await findByUsername(app.db, brand, username);
    if (account === undefined) throw new Error('no demo client');
    const sessions = createSessions(app.db, app.clock, randomBytes);
    const { token } = await sessions.open(account, brand, '127.0.0.1');
    return { token, userId: String(account.id) };
  }

  test('of the demo client, which everyone shares, are counted for each address', async () => {
    const demo = await demoClient('default', app.brands.forHost('localhost').demoLogin.username);
    for (const socket of await openMany('198.51.100.20', 5)) await socket.prove(demo);
    await (await open('198.51.100.21')).prove(demo);
    const sixth = await open('198.51.100.20');
    sixth.emit('login', { ...demo, domain: 'localhost' });
    await sixth.closed;
  });

  test('of a demo client are counted so too where its brand spells the name in small letters', async () => {
    const demo = await demoClient('ruby', 'VISITOR');
    for (let host = 30; host < 36; host += 1) {
      const socket = await openRawSocket(app.address, {
        'x-forwarded-for': `198.51.100.${host}`,
        'x-forwarded-host': 'ruby.localhost',
      });
      opened.push(socket);
      await socket.prove(demo);
    }
  });
});

test('many proofs sent at once cost one read', async () => {
  const socket = await open('192.0.2.1');
  reads = 0;
  const claims = Array.from({ length: 50 }, (_, index) => ({
    userId: '1',
    token: `${index}`.padStart(43, 'A'),
    domain: 'localhost',
  }));
  socket.send(...claims.map((claim) => `42${JSON.stringify(['login', claim])}`));
  await socket.closed;
  expect(reads).toBe(1);
});
