import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ brands: { topaz: { allowManySessions: true } } });
});
afterAll(() => app.close());

test('signing out ends the session at once', async () => {
  const client = await app.client({ username: 'ASHA' });
  expect(await app.call('user/logout', {}, client)).toMatchObject({
    status: 200,
    error: false,
    message: 'Logged out',
  });
  expect(await app.call('user/userBalance', {}, client)).toMatchObject({ status: 401, error: true, code: 3 });
});

test('signing out notifies and cuts the sockets of that session', async () => {
  const client = await app.client({ username: 'BIPIN' });
  const socket = await app.provedSocket(client);
  await app.call('user/logout', {}, client);
  expect(await socket.next('domainUpdate')).toEqual({ isLogout: true });
  await socket.closed;
});

test('signing out of one of several sessions leaves the others and their sockets', async () => {
  const here = await app.client({ username: 'CHAYA', brand: 'topaz' });
  const there = await app.signIn('CHAYA', undefined, { host: 'topaz.localhost' });
  const socket = await app.provedSocket(there);
  await app.call('user/logout', {}, here);
  expect((await app.call('user/userBalance', {}, there)).status).toBe(200);
  app.outbox.toClient(here.id, 'coinUpdate', { coins: 1, exposure: 0 });
  await socket.next('coinUpdate');
  expect(socket.heard.map(({ event }) => event)).not.toContain('domainUpdate');
});

test('signing out twice is answered as signed out', async () => {
  const client = await app.client({ username: 'DEV' });
  await app.call('user/logout', {}, client);
  expect(await app.call('user/logout', {}, client)).toMatchObject({ status: 401, code: 3 });
});
