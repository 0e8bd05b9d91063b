import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ brands: { topaz: { allowManySessions: true } } });
});
afterAll(() => app.close());

describe('a socket that never proves its session', () => {
  test('is closed after ten seconds and not before', async () => {
    const socket = await app.socket();
    app.clock.advance(9_999);
    expect(socket.io.connected).toBe(true);
    const stranger = await app.socket();
    app.clock.advance(1);
    expect(await socket.closed).toBe('io server disconnect');
    expect(stranger.io.connected).toBe(true);
  });

  test('is sent nothing, neither events for all nor for its brand', async () => {
    // Signing in takes a while on a busy machine, and an unproved socket has ten seconds.
    const [one, other] = [await app.client({ username: 'ASHA' }), await app.client({ username: 'BIPIN' })];
    const stranger = await app.socket();
    const proved = await app.provedSocket(one);
    app.outbox.toAll('sportsListUpdate', { isUpdate: true });
    app.outbox.toBrand('default', 'domainUpdate', { isDomainSettingUpdate: true });
    await proved.next('sportsListUpdate');
    await proved.next('domainUpdate');
    await stranger.prove(other);
    expect(stranger.heard.map(({ event }) => event)).toEqual(['userLoggedIn']);
  });
});

describe('a socket that proves its session', () => {
  test('is notified, and stays after the ten seconds', async () => {
    const client = await app.client({ username: 'CHAYA' });
    const socket = await app.socket();
    expect(await socket.prove(client)).toEqual({ userId: client.userId });
    app.clock.advance(20_000);
    app.outbox.toClient(client.id, 'coinUpdate', { coins: 5, exposure: 1 });
    expect(await socket.next('coinUpdate')).toEqual({ coins: 5, exposure: 1 });
  });

  test('may do so with reconnect, and again with the same token', async () => {
    const client = await app.client({ username: 'DEV' });
    const socket = await app.socket();
    const claim = { token: client.token, userId: client.userId, domain: 'localhost' };
    socket.io.emit('reconnect', claim);
    await socket.next('userLoggedIn');
    socket.io.emit('reconnect', claim);
    await socket.next('userLoggedIn');
    app.outbox.toClient(client.id, 'coinUpdate', { coins: 1, exposure: 0 });
    await socket.next('coinUpdate');
    expect(socket.heard.filter(({ event }) => event === 'coinUpdate')).toHaveLength(1);
  });

  test('belongs to that session alone: another token disconnects it', async () => {
    const [one, other] = [await app.client({ username: 'ESHA' }), await app.client({ username: 'FARAH' })];
    const socket = await app.provedSocket(one);
    socket.io.emit('login', { token: other.token, userId: other.userId, domain: 'localhost' });
    await socket.closed;
    expect((await app.call('user/userBalance', {}, one)).status).toBe(200);
  });
});

describe('a socket with a wrong proof gets isLogout and is disconnected', () => {
  const wrong = async (host: string | undefined, claim: unknown) => {
    const socket = await app.socket(host === undefined ? {} : { host });
    socket.io.emit('login', claim as Parameters<typeof socket.prove>[0] & { domain: string });
    expect(await socket.next('domainUpdate')).toEqual({ isLogout: true });
    await socket.closed;
    expect(socket.heard).toHaveLength(1);
  };

  test.each([
    ['a forged token', { userId: '1', token: 'A'.repeat(43), domain: 'localhost' }],
    ['no token', { userId: '1', domain: 'localhost' }],
    ['nothing', undefined],
    ['a list', []],
    ['SQL', { userId: "1' or 1=1", token: "' or 1=1 --", domain: 'localhost' }],
    ['an object for a token', { userId: '1', token: { $ne: null }, domain: 'localhost' }],
  ])('%s', (_, claim) => wrong(undefined, claim));

  test("another client's id beside a good token", async () => {
    const [one, other] = [await app.client({ username: 'GITA' }), await app.client({ username: 'HARI' })];
    await wrong(undefined, { userId: other.userId, token: one.token, domain: 'localhost' });
  });

  test("a good token on another brand's host", async () => {
    const client = await app.client({ username: 'INDU', brand: 'ruby' });
    await wrong('jade.localhost', { userId: client.userId, token: client.token, domain: 'ruby.localhost' });
  });

  test('a token that was signed out', async () => {
    const client = await app.client({ username: 'JAYA' });
    await app.call('user/logout', {}, client);
    await wrong(undefined, { userId: client.userId, token: client.token, domain: 'localhost' });
  });

  test('a token twelve hours unused', async () => {
    const client = await app.client({ username: 'KAVI' });
    app.clock.advance(12 * 60 * 60 * 1000 + 1);
    await wrong(undefined, { userId: client.userId, token: client.token, domain: 'localhost' });
  });
});

test('a message larger than 16 KiB closes the socket and nothing else', async () => {
  const socket = await app.socket();
  socket.io.emit('login', { userId: '1', token: 'A'.repeat(20_000), domain: 'localhost' });
  await socket.closed;
  expect(socket.heard).toEqual([]);
  expect((await app.send('/health')).status).toBe(200);
});
