import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultPassword, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ brands: { topaz: { allowManySessions: true } } });
});
afterAll(() => app.close());

const newPassword = 'Battery-Staple-2';
const change = (from: { token: string }, oldPassword = defaultPassword, password = newPassword) =>
  app.call('user/updateUserPassword', { oldPassword, password }, from);

describe('a changed password', () => {
  test('opens the account, and the old one no longer does', async () => {
    const client = await app.client({ username: 'ASHA', isPasswordChanged: false });
    expect(await change(client)).toMatchObject({
      status: 200,
      error: false,
      message: 'Password changed successfully',
    });
    expect((await app.call('user/login', { username: 'ASHA', password: defaultPassword })).error).toBe(true);
    const again = await app.call('user/login', { username: 'ASHA', password: newPassword });
    expect(again.data?.data.isPasswordChanged).toBe(true);
  });

  test('leaves the session that changed it', async () => {
    const client = await app.client({ username: 'BIPIN' });
    await change(client);
    expect((await app.call('user/userBalance', {}, client)).status).toBe(200);
  });

  test('ends every other session and cuts its sockets', async () => {
    const here = await app.client({ username: 'CHAYA', brand: 'topaz' });
    const there = await app.signIn('CHAYA', defaultPassword, { host: 'topaz.localhost' });
    const [mine, other] = [await app.provedSocket(here), await app.provedSocket(there)];
    await change(here);
    expect(await other.next('domainUpdate')).toEqual({ isLogout: true });
    await other.closed;
    expect((await app.call('user/userBalance', {}, there)).status).toBe(401);
    app.outbox.toClient(here.id, 'coinUpdate', { coins: 1, exposure: 0 });
    await mine.next('coinUpdate');
    expect(mine.heard.map(({ event }) => event)).not.toContain('domainUpdate');
  });

  test('is never kept in clear', async () => {
    const client = await app.client({ username: 'DEV' });
    await change(client);
    const text = 'select password_hash from account where id = $1';
    const [row] = await app.db.query<{ password_hash: string }>({ name: 'test-hash', text }, [client.id]);
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    expect(row?.password_hash).not.toContain(newPassword);
  });
});

describe('a password stays as it was', () => {
  test.each([
    ['the old one is wrong', 'not-it', newPassword, 'Old password is wrong'],
    ['the new one is too short', defaultPassword, 'short', 'New password must have at least 6 characters'],
    [
      'the new one is the old one',
      defaultPassword,
      defaultPassword,
      'New password must differ from the old one',
    ],
  ])('when %s', async (reason, oldPassword, password, message) => {
    const client = await app.client({ username: reason.replaceAll(' ', '-') });
    expect(await change(client, oldPassword, password)).toMatchObject({
      status: 200,
      error: true,
      code: 1,
      message,
    });
    expect(
      (await app.call('user/login', { username: reason.replaceAll(' ', '-'), password: defaultPassword }))
        .error,
    ).toBe(false);
  });

  test('when it is the demo client, which everyone shares', async () => {
    const client = await app.client({ username: 'TRIAL', isDemo: true });
    expect(await change(client)).toMatchObject({
      error: true,
      message: 'The demo password cannot be changed',
    });
  });

  test.each([
    [{ password: newPassword }, 'oldPassword: Please enter your old password!'],
    [{ oldPassword: '', password: newPassword }, 'oldPassword: Please enter your old password!'],
    [{ oldPassword: defaultPassword }, 'password: Please enter your new password!'],
    [{ oldPassword: defaultPassword, password: '' }, 'password: Please enter your new password!'],
  ])('when a field is missing: %j', async (body, message) => {
    const client = await app.client({
      username: `MISSING-${JSON.stringify(body).length}-${Object.keys(body).join()}`,
    });
    const got = await app.sendBody('user/updateUserPassword', JSON.stringify(body), client);
    expect(got.status).toBe(400);
    expect(JSON.parse(got.text)).toEqual({ error: true, code: 2, message });
  });
});
