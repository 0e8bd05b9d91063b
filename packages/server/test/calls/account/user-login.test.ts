import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSessions } from '../../../src/signed-in/sessions.ts';
import { defaultPassword, startTestApp, type TestApp } from '../../support/test-app.ts';

const fiveMinutesMs = 5 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    config: { TRUSTED_PROXIES: 1 },
    brands: { default: { allowManySessions: false }, topaz: { allowManySessions: true } },
  });
});
afterAll(() => app.close());

/** Delayed answers arrive as time passes: one second at a time, and never so long that a count expires. */
async function settledWithTime(answers: readonly Promise<unknown>[]): Promise<void> {
  let isOver = false;
  const all = Promise.all(answers).finally(() => {
    isOver = true;
  });
  for (let seconds = 0; !isOver && seconds < 30; seconds += 1) {
    app.clock.advance(1000);
    await app.call(
      'user/login',
      { username: 'CLOCK-TURNS', password: 'x' },
      { forwardedFor: `10.9.9.${seconds}` },
    );
  }
  await all;
}

const login = (username: string, password = defaultPassword, from = {}) =>
  app.call('user/login', { username, password }, from);

describe('a right name and password', () => {
  test('gives a token and the client as the session keeps it', async () => {
    const id = await app.signUp({ username: 'ASHA', coins: 1500 });
    const reply = await login('ASHA');
    expect(reply).toMatchObject({ status: 200, error: false, code: 0, message: 'Login successful' });
    expect(reply.data?.token).toMatch(/^[\w-]{43}$/);
    expect(reply.data?.isClient).toBe(true);
    expect(reply.data?.data).toEqual({
      userId: String(id),
      username: 'ASHA',
      name: 'ASHA',
      userType: 'client',
      balance: 1500,
      exposure: 0,
      rateReffrence: 100,
      betChipsData: {
        1: 1000,
        2: 2000,
        3: 5000,
        4: 10_000,
        5: 20_000,
        6: 50_000,
        7: 100_000,
        8: 250_000,
      },
      betChipsModal: true,
      intCasinoMultiply: 2,
      isPasswordChanged: true,
    });
  });

  test('is taken in any case and with spaces around the name', async () => {
    await app.signUp({ username: 'BIPIN' });
    expect((await login('  bipin ')).data?.data.username).toBe('BIPIN');
  });

  test('says when the password given by the upline was never changed', async () => {
    await app.signUp({ username: 'CHAYA', isPasswordChanged: false });
    expect((await login('CHAYA')).data?.data.isPasswordChanged).toBe(false);
  });

  test('is accepted with the other fields that the portal sends', async () => {
    await app.signUp({ username: 'DEV' });
    const body = { username: 'DEV', password: defaultPassword, isClient: true, host: 'localhost' };
    expect((await app.call('user/login', body)).error).toBe(false);
  });

  test('keeps only the hash of the token', async () => {
    const { token } = await app.client({ username: 'ESHA' });
    const text = 'select string_agg(session::text, chr(10)) as all from session';
    const [rows] = await app.db.query<{ all: string }>({ name: 'test-sessions', text });
    const bytes = Buffer.from(token, 'base64url').toString('hex');
    const spelt = Buffer.from(token).toString('hex');
    expect(rows?.all).toContain('\\x');
    for (const form of [token, bytes, spelt]) expect(rows?.all).not.toContain(form);
  });
});

describe('a refused sign-in', () => {
  const refusal = {
    status: 422,
    error: true,
    code: 1,
    message: 'Username or password is wrong',
    data: undefined,
  };

  test('has the same message for a wrong password and for an unknown name', async () => {
    await app.signUp({ username: 'FARAH' });
    expect(await login('FARAH', 'wrong')).toMatchObject(refusal);
    expect(await login('NOBODY-AT-ALL')).toMatchObject(refusal);
  });

  test('is one with the password in another case', async () => {
    await app.signUp({ username: 'GITA' });
    expect(await login('GITA', defaultPassword.toUpperCase())).toMatchObject(refusal);
  });

  test.each(['owner', 'master', 'agent'] as const)('refuses a %s as not authorised', async (role) => {
    const username = `STAFF-${role}`;
    await app.signUp({ username, role });
    const reply = await login(username);
    expect(reply).toMatchObject({ error: true, code: 4, message: 'You Are Not Authorised', data: undefined });
  });

  test('does not show that a name is an agent to anybody without the password', async () => {
    await app.signUp({ username: 'QUIET-AGENT', role: 'agent' });
    expect(await login('QUIET-AGENT', 'wrong')).toMatchObject(refusal);
  });

  test("does not know one brand's client on another brand's host", async () => {
    await app.signUp({ username: 'HARI', brand: 'ruby' });
    expect(await login('HARI', defaultPassword, { host: 'localhost' })).toMatchObject(refusal);
    expect((await login('HARI', defaultPassword, { host: 'ruby.localhost' })).error).toBe(false);
  });

  test('lets two brands have clients of one name, each with its own password', async () => {
    await app.signUp({ username: 'SAME', brand: 'jade', password: 'jade-password' });
    await app.signUp({ username: 'SAME', brand: 'coral', password: 'coral-password' });
    expect((await login('SAME', 'jade-password', { host: 'jade.localhost' })).error).toBe(false);
    expect(await login('SAME', 'jade-password', { host: 'coral.localhost' })).toMatchObject(refusal);
  });
});

describe('malformed input', () => {
  test.each([
    [{ password: 'x' }, 'username: User Name can not be blank!'],
    [{ username: '', password: 'x' }, 'username: User Name can not be blank!'],
    [{ username: 'X' }, 'password: User Password can not be blank!'],
    [{ username: 'X', password: '' }, 'password: User Password can not be blank!'],
    [{ username: 7, password: 'x' }, 'username: User Name can not be blank!'],
    [{ username: 'X', password: ['x'] }, 'password: User Password can not be blank!'],
  ])('%j is refused with "%s"', async (body, detail) => {
    const got = await app.sendBody('user/login', JSON.stringify(body));
    expect(got.status).toBe(400);
    const [field, message] = detail.split(': ');
    const refusal = { key: `${field}-blank`, figures: {} };
    expect(JSON.parse(got.text)).toEqual({ error: true, code: 2, message, refusal, detail });
  });
});

describe('guessing', () => {
  const tooMany = {
    status: 422,
    error: true,
    code: 6,
    message: 'Too many attempts. Please wait a few minutes and try again.',
  };
  const guess = (username: string, forwardedFor: string) => login(username, 'guess', { forwardedFor });

  test('at one account from many places does not keep its owner out', async () => {
    await app.signUp({ username: 'INDU' });
    for (let tries = 0; tries < 30; tries += 1) {
      expect((await guess('indu', `10.1.0.${tries}`)).message).toBe('Username or password is wrong');
    }
    expect((await login('INDU', defaultPassword, { forwardedFor: '10.1.1.2' })).error).toBe(false);
  });

  test('at sixty names from one address does not keep out the others behind that address', async () => {
    await app.signUp({ username: 'JAYA' });
    const names = Array.from({ length: 60 }, (_, at) => `GUESSED-${at}`);
    for (const name of names) {
      expect((await guess(name, '10.2.0.1')).message).toBe('Username or password is wrong');
    }
    expect((await login('JAYA', defaultPassword, { forwardedFor: '10.2.0.1' })).error).toBe(false);
  });

  test('at one account from one address stops after ten tries, even for the right password, and is lifted with time', async () => {
    await app.signUp({ username: 'JUHI' });
    const forwardedFor = '10.3.0.1';
    const answers = Array.from({ length: 10 }, () => guess('JUHI', forwardedFor));
    await settledWithTime(answers);
    expect(await login('JUHI', defaultPassword, { forwardedFor })).toMatchObject(tooMany);
    expect((await login('JUHI', defaultPassword, { forwardedFor: '10.3.0.2' })).error).toBe(false);
    app.clock.advance(fiveMinutesMs);
    expect((await login('JUHI', defaultPassword, { forwardedFor })).error).toBe(false);
  });

  test('from the addresses of one IPv6 subscriber counts as from one address', async () => {
    await app.signUp({ username: 'JIYA' });
    const at = (host: number) => `2001:db8:1:2::${host}`;
    const answers = Array.from({ length: 10 }, (_, host) => guess('JIYA', at(host + 1)));
    await settledWithTime(answers);
    expect(await login('JIYA', defaultPassword, { forwardedFor: at(99) })).toMatchObject(tooMany);
  });

  test('is reported to the owner at the next sign-in, once', async () => {
    await app.signUp({ username: 'KIRAN' });
    for (let tries = 0; tries < 3; tries += 1) await guess('KIRAN', '10.4.0.1');
    expect((await login('KIRAN')).data?.wrongTries).toBe(3);
    expect((await login('KIRAN')).data?.wrongTries).toBeUndefined();
  });

  test('does not count many sign-ins with the right password', async () => {
    await app.signUp({ username: 'KAVI' });
    for (let times = 0; times < 12; times += 1) expect((await login('KAVI')).error).toBe(false);
  });
});

describe('one live session', () => {
  test('a second sign-in ends the first and pushes isLogout to its socket', async () => {
    const first = await app.client({ username: 'LATA' });
    const socket = await app.provedSocket(first);
    const second = await app.signIn('LATA');
    expect(await socket.next('domainUpdate')).toEqual({ isLogout: true });
    await socket.closed;
    expect((await app.call('user/userBalance', {}, first)).status).toBe(401);
    expect((await app.call('user/userBalance', {}, second)).status).toBe(200);
  });

  test("a sign-in leaves everyone else's sockets alone", async () => {
    const other = await app.provedSocket(await app.client({ username: 'MEERA' }));
    await app.client({ username: 'MOHAN' });
    await app.signIn('MOHAN');
    app.outbox.toAll('sportsListUpdate', { isUpdate: true });
    await other.next('sportsListUpdate');
    expect(other.heard.map(({ event }) => event)).not.toContain('domainUpdate');
  });

  test('of several sign-ins at one moment exactly one lives', async () => {
    await app.signUp({ username: 'NILA' });
    const all = await Promise.all(Array.from({ length: 6 }, () => app.signIn('NILA')));
    const replies = await Promise.all(all.map((session) => app.call('user/userBalance', {}, session)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('of two sessions opened between the same two statements exactly one lives', async () => {
    const id = await app.signUp({ username: 'NISHA' });
    const sessions = createSessions(app.db, app.clock, randomBytes);
    const open = () => sessions.openOnly({ id, username: 'NISHA' }, 'default', '127.0.0.1');
    const both = await Promise.all([open(), open()]);
    const found = await Promise.all(both.map(({ token }) => sessions.find(token, 'default')));
    expect(found.filter((session) => session !== undefined)).toHaveLength(1);
  });

  test('a brand that allows many keeps them all', async () => {
    const first = await app.client({ username: 'OJAS', brand: 'topaz' });
    const socket = await app.provedSocket(first);
    const second = await app.signIn('OJAS', defaultPassword, { host: 'topaz.localhost' });
    for (const session of [first, second]) {
      expect((await app.call('user/userBalance', {}, session)).status).toBe(200);
    }
    app.outbox.toAll('sportsListUpdate', { isUpdate: true });
    await socket.next('sportsListUpdate');
    expect(socket.heard.map(({ event }) => event)).not.toContain('domainUpdate');
  });
});
