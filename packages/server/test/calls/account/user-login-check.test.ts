import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('gives the signed-in client as sign-in gave it', async () => {
  await app.signUp({ username: 'ASHA', coins: 20 });
  const login = await app.call('user/login', { username: 'asha', password: 'Correct-Horse-1' });
  const check = await app.call('user/userLoginCheck', {}, { token: login.data?.token ?? '' });
  expect(check).toMatchObject({ status: 200, error: false, code: 0 });
  expect(check.data).toEqual(login.data?.data);
  expect(check.data?.username).toBe('ASHA');
});

test('gives the client as it is now, not as it was at sign-in', async () => {
  const client = await app.client({ username: 'BIPIN', isPasswordChanged: false });
  await app.call('user/updateRateReffrenece', { rate: 300 }, client);
  await app.call('user/updateBetChipsModal', { status: false }, client);
  await app.call('user/userUpdate', { language: 'ar', betChipsData: { 1: 50 } }, client);
  await app.call(
    'user/updateUserPassword',
    { oldPassword: 'Correct-Horse-1', password: 'another-one' },
    client,
  );
  expect((await app.call('user/userLoginCheck', {}, client)).data).toMatchObject({
    rateReffrence: 300,
    betChipsModal: false,
    language: 'ar',
    betChipsData: { 1: 50 },
    isPasswordChanged: true,
  });
});

test('shows each client only itself', async () => {
  const first = await app.client({ username: 'CHAYA' });
  const second = await app.client({ username: 'DEV' });
  expect((await app.call('user/userLoginCheck', {}, first)).data?.username).toBe('CHAYA');
  expect((await app.call('user/userLoginCheck', {}, second)).data?.username).toBe('DEV');
});
