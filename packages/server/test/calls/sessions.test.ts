import { type CallPath, calls, methods } from '@maidan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const hourMs = 60 * 60 * 1000;
const gone = { status: 401, error: true, code: 3, message: 'Please sign in again' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const balance = (from: { token?: string; host?: string }) => app.call('user/userBalance', {}, from);

describe('a call without a session', () => {
  const guarded = (Object.keys(calls) as CallPath[]).filter((path) => calls[path].session === 'required');

  test.each(guarded)('is refused by %s before anything in it is read', async (path) => {
    const got = await app.send(`/api/${path}`, {
      method: methods[path],
      headers: { 'content-type': 'application/json' },
      body: '{"stray":true}',
    });
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
  ])('is what %s is', async (_, token) => {
    expect(await balance({ token })).toMatchObject(gone);
  });

  test.each(['Basic QTpC', 'Bearer', 'Bearer  ', 'token'])('is what "%s" is', async (authorization) => {
    const got = await app.send('/api/user/userBalance', { method: 'POST', headers: { authorization } });
    expect(got.status).toBe(401);
  });

  test('is what a token changed by one letter is', async () => {
    const { token } = await app.client({ username: 'ASHA' });
    const forged = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    expect(await balance({ token: forged })).toMatchObject(gone);
    expect((await balance({ token })).status).toBe(200);
  });

  test("is what a token is on another brand's host", async () => {
    const { token } = await app.client({ username: 'BIPIN', brand: 'ruby' });
    expect(await balance({ token, host: 'jade.localhost' })).toMatchObject(gone);
    expect((await balance({ token, host: 'ruby.localhost' })).status).toBe(200);
  });
});

describe('a session lives twelve hours from its last use', () => {
  test('and is gone after', async () => {
    const client = await app.client({ username: 'CHAYA' });
    app.clock.advance(12 * hourMs + 1);
    expect(await balance(client)).toMatchObject(gone);
  });

  test('to the last moment', async () => {
    const client = await app.client({ username: 'DEV' });
    app.clock.advance(12 * hourMs);
    expect((await balance(client)).status).toBe(200);
  });

  test('so one that is used lives on', async () => {
    const client = await app.client({ username: 'ESHA' });
    for (let day = 0; day < 4; day += 1) {
      app.clock.advance(11 * hourMs);
      expect((await balance(client)).status).toBe(200);
    }
  });

  test('and a call that needs no session is answered all the same', async () => {
    const client = await app.client({ username: 'FARAH' });
    app.clock.advance(13 * hourMs);
    const reply = await app.call('website/domainSettingByDomainName', { domainUrl: 'localhost' }, client);
    expect(reply).toMatchObject({ status: 200, error: false });
  });
});
