import { randomBytes } from 'node:crypto';
import type { Db } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSessions } from '../../src/signed-in/sessions.ts';
import { type From, startTestApp, type TestApp } from '../support/test-app.ts';

const callsPerTenSeconds = 30;
const callsPerAddress = 50;
const unknownTokens = 10;
const tooMany = { status: 429, error: true, code: 6, message: 'Too many requests, please slow down' };

let lookups = 0;
/** Counts how often a session is looked up. */
function counting(db: Db): Db {
  const query: Db['query'] = (statement, params) => {
    if (statement.name === 'session-by-hash') lookups += 1;
    return db.query(statement, params);
  };
  return { ...db, query };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    config: {
      CALLS_PER_TEN_SECONDS: callsPerTenSeconds,
      CALLS_PER_ADDRESS: callsPerAddress,
      TRUSTED_PROXIES: 1,
    },
    brands: { default: { allowManySessions: true } },
    wrapDb: counting,
  });
});
afterAll(() => app.close());
/** Each test has the whole of its allowance. */
beforeEach(() => app.clock.advance(10_000));

const balance = (from: From) => app.call('user/userBalance', {}, from);
const settings = (forwardedFor: string) =>
  app.call('website/domainSettingByDomainName', { domainUrl: 'localhost' }, { forwardedFor });
const forged = (index: number) => `${'A'.repeat(40)}${100 + index}`;

/** How many replies there were of each status. */
async function statuses(count: number, act: (index: number) => Promise<{ status: number }>) {
  const replies = await Promise.all(Array.from({ length: count }, (_, index) => act(index)));
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('calls are counted by account', () => {
  test('so signing in again gives no more of them', async () => {
    const first = await app.client({ username: 'ASHA' });
    const sessions = createSessions(app.db, app.clock, randomBytes);
    const tokens = [first.token];
    while (tokens.length < 6) {
      const { token } = await sessions.open({ id: first.id, username: 'ASHA' }, 'default', '127.0.0.1');
      tokens.push(token);
    }
    const ask = (index: number) => balance({ token: tokens[index % 6] ?? '' });
    expect(await statuses(callsPerTenSeconds + 6, ask)).toEqual({ 200: callsPerTenSeconds, 429: 6 });
  });

  test('from whatever address they come', async () => {
    const client = await app.client({ username: 'BIPIN' });
    const ask = (index: number) => balance({ ...client, forwardedFor: `10.1.0.${index}` });
    expect(await statuses(callsPerTenSeconds + 5, ask)).toEqual({ 200: callsPerTenSeconds, 429: 5 });
  });

  test('and the demo account, which many share, by address as well', async () => {
    const { demoLogin } = app.brands.forHost('localhost');
    await app.signUp({ ...demoLogin, isDemo: true });
    const { token } = await app.signIn(demoLogin.username, demoLogin.password);
    const from = (forwardedFor: string) => () => balance({ token, forwardedFor });
    expect(await statuses(callsPerTenSeconds + 3, from('10.2.0.1'))).toMatchObject({ 429: 3 });
    expect(await balance({ token, forwardedFor: '10.2.0.1' })).toMatchObject(tooMany);
    expect((await balance({ token, forwardedFor: '10.2.0.2' })).status).toBe(200);
  });
});

describe('calls are counted by address', () => {
  test('beyond what its clients may make together, while others go on', async () => {
    const clients = await Promise.all(['CHAYA', 'DEV'].map((username) => app.client({ username })));
    const [asha] = clients;
    app.clock.advance(10_000);
    const ask = (index: number) => balance({ ...clients[index % 2], forwardedFor: '10.3.0.1' });
    expect(await statuses(2 * callsPerTenSeconds, ask)).toEqual({ 200: callsPerAddress, 429: 10 });
    app.clock.advance(2000);
    expect((await balance({ ...asha, forwardedFor: '10.3.0.2' })).status).toBe(200);
  });

  test('without a session too, and IPv6 by its /64', async () => {
    const ask = (index: number) => settings(`2001:db8:1:2::${index + 1}`);
    expect(await statuses(callsPerTenSeconds + 4, ask)).toEqual({ 200: callsPerTenSeconds, 429: 4 });
    expect((await settings('2001:db8:1:3::1')).status).toBe(200);
  });

  test('even when their body is not JSON', async () => {
    const from = { forwardedFor: '10.4.0.1' };
    const ask = () => app.sendBody('user/login', '{"username":', from);
    expect(await statuses(callsPerTenSeconds + 4, ask)).toEqual({ 400: callsPerTenSeconds, 429: 4 });
  });

  test('even when there is no such call', async () => {
    const headers = { 'x-forwarded-for': '10.4.0.2' };
    const ask = () => app.send('/api/user/nothing', { headers });
    expect(await statuses(callsPerTenSeconds + 4, ask)).toEqual({ 404: callsPerTenSeconds, 429: 4 });
  });
});

describe('tokens nobody has', () => {
  const guess = (index: number) => balance({ token: forged(index), forwardedFor: '10.5.0.1' });

  test('are looked up a few times only', async () => {
    const before = lookups;
    expect(await statuses(100, guess)).toEqual({ 401: unknownTokens, 429: 100 - unknownTokens });
    expect(lookups - before).toBe(unknownTokens);
  });

  test('use up no calls of a session behind the same address, not even of one that was just opened', async () => {
    const known = await app.client({ username: 'ESHA' });
    await balance(known);
    await app.signUp({ username: 'FARAH' });
    expect(await statuses(100, guess)).toMatchObject({ 429: 100 - unknownTokens });
    const ask = () => balance({ ...known, forwardedFor: '10.5.0.1' });
    expect(await statuses(callsPerTenSeconds - 1, ask)).toEqual({ 200: callsPerTenSeconds - 1 });
    const fresh = await app.signIn('FARAH', undefined, { forwardedFor: '10.5.0.1' });
    expect((await balance(fresh)).status).toBe(200);
  });

  test('are counted, and those of sessions are not', async () => {
    const client = await app.client({ username: 'GITA' });
    const sessions = createSessions(app.db, app.clock, randomBytes);
    for (let opened = 0; opened < 2 * unknownTokens; opened += 1) {
      const { token } = await sessions.open({ id: client.id, username: 'GITA' }, 'default', '127.0.0.1');
      expect((await balance({ token, forwardedFor: '10.5.0.1' })).status).toBe(200);
    }
  });

  test('include malformed ones', async () => {
    const ask = () => balance({ token: 'short', forwardedFor: '10.6.0.1' });
    expect(await statuses(unknownTokens + 5, ask)).toEqual({ 401: unknownTokens, 429: 5 });
    expect((await settings('10.6.0.1')).status).toBe(200);
  });
});

test('a clock that is set back by a minute refuses nobody', async () => {
  const client = await app.client({ username: 'HARI' });
  await balance(client);
  app.clock.setBy(-60_000);
  expect((await balance(client)).status).toBe(200);
  expect((await settings('127.0.0.1')).status).toBe(200);
  app.clock.setBy(60_000);
});
