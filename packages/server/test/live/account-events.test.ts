import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    brands: { topaz: { allowManySessions: true }, default: { allowManySessions: false } },
  });
});
afterAll(() => app.close());

const eventsOf = (socket: { heard: { event: string }[] }) => socket.heard.map(({ event }) => event);

test('coinUpdate reaches every socket of that client and no other', async () => {
  const client = await app.client({ username: 'ASHA', brand: 'topaz' });
  const elsewhere = await app.signIn('ASHA', undefined, { host: 'topaz.localhost' });
  const other = await app.provedSocket(await app.client({ username: 'BIPIN', brand: 'topaz' }));
  const [first, second] = [await app.provedSocket(client), await app.provedSocket(elsewhere)];
  app.outbox.toClient(client.id, 'coinUpdate', { coins: 10.5, exposure: 2 });
  for (const socket of [first, second]) {
    expect(await socket.next('coinUpdate')).toEqual({ coins: 10.5, exposure: 2 });
  }
  app.outbox.toBrand('topaz', 'sportsListUpdate', { isUpdate: true });
  await other.next('sportsListUpdate');
  expect(eventsOf(other)).not.toContain('coinUpdate');
});

test("an event for a brand reaches only its clients, and an event for all reaches every brand's clients", async () => {
  const ruby = await app.provedSocket(await app.client({ username: 'CHAYA', brand: 'ruby' }));
  const jade = await app.provedSocket(await app.client({ username: 'CHAYA', brand: 'jade' }));
  app.outbox.toBrand('ruby', 'domainUpdate', { isDomainSettingUpdate: true });
  app.outbox.toAll('sportsListUpdate', { isUpdate: true });
  expect(await ruby.next('domainUpdate')).toEqual({ isDomainSettingUpdate: true });
  for (const socket of [ruby, jade])
    expect(await socket.next('sportsListUpdate')).toEqual({ isUpdate: true });
  expect(eventsOf(jade)).not.toContain('domainUpdate');
});

test('a second sign-in disconnects the first socket once, and the second session has its own', async () => {
  const first = await app.client({ username: 'DEV' });
  const old = await app.provedSocket(first);
  const second = await app.signIn('DEV');
  const fresh = await app.provedSocket(second);
  await old.closed;
  expect(old.heard.filter(({ event }) => event === 'domainUpdate')).toEqual([
    { event: 'domainUpdate', message: { isLogout: true } },
  ]);
  app.outbox.toClient(first.id, 'coinUpdate', { coins: 3, exposure: 0 });
  await fresh.next('coinUpdate');
  expect(eventsOf(old)).not.toContain('coinUpdate');
  expect(eventsOf(fresh)).not.toContain('domainUpdate');
});

test('the old session cannot come back on a new socket', async () => {
  const first = await app.client({ username: 'ESHA' });
  await app.signIn('ESHA');
  const socket = await app.socket();
  socket.io.emit('reconnect', { token: first.token, userId: first.userId, domain: 'localhost' });
  expect(await socket.next('domainUpdate')).toEqual({ isLogout: true });
  await socket.closed;
});
