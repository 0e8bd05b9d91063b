import { randomBytes } from 'node:crypto';
import { manualClock } from '@maidan/betting';
import { type CallPath, calls, methods } from '@maidan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSessions } from '../../../src/signed-in/sessions.ts';
import { startTestApp, type TestApp, testStart } from '../../support/test-app.ts';

const hourMs = 60 * 60 * 1000;
const gone = { status: 401, error: true, code: 3, message: 'Please sign in again' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** On a clock that the rest of the server does not use. */
async function sessionsOfTheirOwn(username: string) {
  const id = await app.signUp({ username });
  const clock = manualClock(testStart);
  const sessions = createSessions(app.db, clock, randomBytes);
  const open = (address = '127.0.0.1') => sessions.open({ id, username }, 'default', address);
  return { clock, sessions, open };
}

const balance = (from: { token?: string; host?: string }) => app.call('user/userBalance', {}, from);

describe('a call without a session', () => {
  const guarded = (Object.keys(calls) as CallPath[]).filter((path) => calls[path].session === 'required');

  test.each(guarded)('is refused by %s before anything in it is read', async (path) => {
    const method = methods[path];
    const body = { headers: { 'content-type': 'application/json' }, body: '{"stray":true}' };
    const got = await app.send(`/api/${path}`, { method, ...(method === 'GET' ? {} : body) });
    expect(got.status).toBe(401);
    expect(JSON.parse(got.text)).toEqual({
      error: true,
      code: 3,
      message: 'Please sign in again',
      refusal: { key: 'sign-in-again', figures: {} },
    });
  });

  test.each([
    ['a token nobody was given', 'A'.repeat(43)],
    ['a token cut short', 'abc'],
    ['an empty token', ''],
    ['an endless token', 'A'.repeat(5000)],
    ['SQL for a token', "'; delete from session; --"],
  ])('is also one with %s', async (_, token) => {
    expect(await balance({ token })).toMatchObject(gone);
  });

  test.each(['Basic QTpC', 'Bearer', 'Bearer  ', 'token'])(
    'is also one with the header "%s"',
    async (authorization) => {
      const got = await app.send('/api/user/userBalance', { method: 'POST', headers: { authorization } });
      expect(got.status).toBe(401);
    },
  );

  test('is also one with a token changed by one letter', async () => {
    const { token } = await app.client({ username: 'ASHA' });
    const forged = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    expect(await balance({ token: forged })).toMatchObject(gone);
    expect((await balance({ token })).status).toBe(200);
  });

  test("is also one with a token of another brand's host", async () => {
    const { token } = await app.client({ username: 'BIPIN', brand: 'ruby' });
    expect(await balance({ token, host: 'jade.localhost' })).toMatchObject(gone);
    expect((await balance({ token, host: 'ruby.localhost' })).status).toBe(200);
  });
});

describe('a session lives twelve hours from its last use', () => {
  test('and has ended after them', async () => {
    const client = await app.client({ username: 'CHAYA' });
    app.clock.advance(12 * hourMs + 1);
    expect(await balance(client)).toMatchObject(gone);
  });

  test('to the last moment', async () => {
    const client = await app.client({ username: 'DEV' });
    app.clock.advance(12 * hourMs);
    expect((await balance(client)).status).toBe(200);
  });

  test('so one that is used does not end', async () => {
    const client = await app.client({ username: 'ESHA' });
    for (let day = 0; day < 4; day += 1) {
      app.clock.advance(11 * hourMs);
      expect((await balance(client)).status).toBe(200);
    }
  });

  test('and once it has ended, a call that needs no session is still answered', async () => {
    const client = await app.client({ username: 'FARAH' });
    app.clock.advance(13 * hourMs);
    const reply = await app.call('website/domainSettingByDomainName', { domainUrl: 'localhost' }, client);
    expect(reply).toMatchObject({ status: 200, error: false });
  });
});

describe('a session has an end', () => {
  test('seven days after it began, however much it is used', async () => {
    const client = await app.client({ username: 'GITA' });
    const statuses: number[] = [];
    for (let hours = 10; hours <= 170; hours += 10) {
      app.clock.advance(10 * hourMs);
      statuses.push((await balance(client)).status);
    }
    expect(statuses).toEqual([...new Array<number>(16).fill(200), 401]);
  });

  test('that a clock set far ahead and back does not put off', async () => {
    const { clock, sessions, open } = await sessionsOfTheirOwn('INDU');
    const before = await open();
    clock.setBy(365 * 24 * hourMs);
    const ahead = await open();
    clock.setBy(-365 * 24 * hourMs);
    clock.advance(hourMs);
    for (const { token } of [before, ahead]) expect(await sessions.find(token, 'default')).toBeDefined();
    for (let hours = 10; hours <= 160; hours += 10) {
      clock.advance(10 * hourMs);
      await sessions.find(ahead.token, 'default');
    }
    clock.advance(10 * hourMs);
    for (const { token } of [before, ahead]) expect(await sessions.find(token, 'default')).toBeUndefined();
  });

  test('that does not come when the clock is set back', async () => {
    const { clock, sessions, open } = await sessionsOfTheirOwn('JAYA');
    const { token } = await open();
    clock.setBy(-30 * 24 * hourMs);
    for (let times = 0; times < 5; times += 1) {
      expect(await sessions.find(token, 'default')).toBeDefined();
      clock.advance(11 * hourMs);
    }
  });

  test('that a session nobody uses reaches also after the clock was set back', async () => {
    const { clock, sessions, open } = await sessionsOfTheirOwn('KAVI');
    const { token } = await open();
    clock.setBy(-30 * 24 * hourMs);
    await sessions.find(token, 'default');
    clock.advance(12 * hourMs + 1);
    expect(await sessions.find(token, 'default')).toBeUndefined();
  });
});

describe('the demo client, which everyone shares', () => {
  test('is signed in as often as people try it, and nobody ends the session of another', async () => {
    const first = await app.client({ username: 'TRIAL', isDemo: true });
    const socket = await app.provedSocket(first);
    const second = await app.signIn('TRIAL');
    for (const session of [first, second]) expect((await balance(session)).status).toBe(200);
    app.outbox.toAll('sportsListUpdate', { isUpdate: true });
    await socket.next('sportsListUpdate');
    expect(socket.heard.map(({ event }) => event)).not.toContain('domainUpdate');
  });

  test('keeps the session of a visitor while another signs in two hundred times', async () => {
    const { sessions, clock, open } = await sessionsOfTheirOwn('FLOODED');
    const { token } = await open('198.51.100.1');
    clock.advance(1);
    for (let times = 0; times < 201; times += 1) await open('198.51.100.2');
    clock.advance(60_000);
    expect(await sessions.find(token, 'default')).toBeDefined();
  });

  test('keeps its newest two hundred sessions', async () => {
    const { sessions, clock, open } = await sessionsOfTheirOwn('MANY');
    const opened: string[] = [];
    for (let times = 0; times < 202; times += 1) {
      opened.push((await open()).token);
      clock.advance(1);
    }
    clock.advance(60_000);
    const found = await Promise.all(opened.map((token) => sessions.find(token, 'default')));
    expect(found.map((session) => session !== undefined)).toEqual([
      false,
      false,
      ...new Array<boolean>(200).fill(true),
    ]);
  });
});
