import { accountId } from '@maidan/betting';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createChangePassword } from '../../../src/account/change-password.ts';
import {
  createHashingQueue,
  createPasswords,
  hashPassword,
  passwordMatches,
} from '../../../src/account/passwords.ts';
import { findAccount, resetPassword } from '../../../src/account/store.ts';
import { seedBrands } from '../../../src/seed.ts';
import { openSportsDesk } from '../../support/sports-desk.ts';
import { defaultPassword, startTestApp, type TestApp } from '../../support/test-app.ts';

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

  test('does not end the session that changed it', async () => {
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

  test('does not replace one that an operator gave while it was being hashed', async () => {
    const { id } = await app.client({ username: 'FARAH' });
    const account = await findAccount(app.db, id);
    if (account === undefined) throw new Error('there is no account');
    const passwords = createPasswords(createHashingQueue(), {
      matches: passwordMatches,
      async hash(password) {
        await resetPassword(app.db, id, await hashPassword('given-by-hand'));
        return hashPassword(password);
      },
    });
    const changePassword = createChangePassword({ db: app.db, clock: app.clock, passwords });
    const request = {
      account,
      token: 'its token',
      address: '127.0.0.1',
      oldPassword: defaultPassword,
      newPassword,
    };
    expect(await changePassword(request)).toMatchObject({
      ok: false,
      refusal: { endsSession: false, refusal: { refusal: { key: 'old-password-wrong' } } },
    });
    expect(await passwordMatches((await findAccount(app.db, id))?.password_hash, 'given-by-hand')).toBe(true);
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

describe('a client that never changed the password it was given', () => {
  test('may read everything, and may bet once it has changed it', async () => {
    const desk = await openSportsDesk();
    const client = await desk.client({ username: 'ESHA', isPasswordChanged: false, coins: 5000 });
    const tie = await desk.tie();
    for (const bet of [() => desk.betOdds(client, tie), () => desk.betSession(client, tie)]) {
      expect(await bet()).toMatchObject({
        status: 422,
        error: true,
        code: 1,
        message: 'Please choose your own password before you bet',
        refusal: { key: 'password-unchanged', figures: {} },
      });
    }
    expect(await desk.rows(client)).toEqual({ bets: 0, transfers: 0 });
    expect(await desk.wallet(client)).toEqual({ coins: 5000, exposure: 0 });
    const { marketId } = tie;
    for (const reply of [
      await desk.call('user/userLoginCheck', {}, client),
      await desk.call('sports/matchList', {}, client),
      await desk.call('sports/sportByMarketId', { marketId }, client),
      await desk.call(
        'user/updateUserPassword',
        { oldPassword: defaultPassword, password: newPassword },
        client,
      ),
    ])
      expect(reply.error).toBe(false);
    expect(await desk.betOdds(client, tie)).toMatchObject({
      error: false,
      message: 'Bet Placed Successfully',
    });
    await desk.close();
  });

  test('is never the demo client, which everyone shares', async () => {
    const desk = await openSportsDesk();
    await seedBrands(desk.db, desk.brands.all(), desk.clock.now());
    const { username = '', password = '' } = desk.brands.byCode('default')?.demoLogin ?? {};
    const signedIn = await desk.signIn(username, password);
    const demo = { ...signedIn, id: accountId(BigInt(signedIn.userId)) };
    expect((await desk.betOdds(demo, await desk.tie())).message).toBe('Bet Placed Successfully');
    await desk.close();
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
      status: 422,
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
  ])('when a field is missing: %j', async (body, detail) => {
    const client = await app.client({
      username: `MISSING-${JSON.stringify(body).length}-${Object.keys(body).join()}`,
    });
    const got = await app.sendBody('user/updateUserPassword', JSON.stringify(body), client);
    expect(got.status).toBe(400);
    const message = detail.split(': ')[1];
    expect(JSON.parse(got.text)).toMatchObject({ error: true, code: 2, message, detail });
  });
});

describe('a stolen session', () => {
  const tooMany = 'Too many attempts. Please wait a few minutes and try again.';

  test('cannot be used to guess the password: it is refused after five wrong ones and ended after ten', async () => {
    const client = await app.client({ username: 'STOLEN' });
    const socket = await app.provedSocket(client);
    const messages: string[] = [];
    for (let tries = 0; tries < 9; tries += 1)
      messages.push((await change(client, `guess-${tries}`)).message);
    expect(messages).toEqual([
      ...new Array<string>(5).fill('Old password is wrong'),
      ...new Array<string>(4).fill(tooMany),
    ]);
    expect(await change(client, defaultPassword)).toMatchObject({ error: true, code: 3, message: tooMany });
    expect(await socket.next('domainUpdate')).toEqual({ isLogout: true });
    expect((await app.call('user/userBalance', {}, client)).status).toBe(401);
  });

  test('is ended after ten wrong passwords however slowly they come', async () => {
    const client = await app.client({ username: 'PATIENT' });
    for (let tries = 0; tries < 9; tries += 1) {
      expect((await change(client, `guess-${tries}`)).message).toBe('Old password is wrong');
      app.clock.advance(60 * 60 * 1000);
    }
    expect(await change(client, 'guess-9')).toMatchObject({ error: true, code: 3, message: tooMany });
    expect((await app.call('user/userBalance', {}, client)).status).toBe(401);
  });

  test('leaves the owner a way to sign in and change it', async () => {
    const client = await app.client({ username: 'OWNED' });
    for (let tries = 0; tries < 10; tries += 1) await change(client, `guess-${tries}`);
    const again = await app.signIn('OWNED');
    app.clock.advance(5 * 60 * 1000);
    expect((await change(again)).message).toBe('Password changed successfully');
  });
});
