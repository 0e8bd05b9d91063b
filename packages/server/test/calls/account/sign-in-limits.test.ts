import { randomBytes } from 'node:crypto';
import { type ManualClock, manualClock } from '@maidan/betting';
import { createLog } from '@maidan/process/log.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDevices } from '../../../src/account/devices.ts';
import { createHashingQueue, createPasswords, type HashingQueue } from '../../../src/account/passwords.ts';
import { createSignIn, type SignInRequest } from '../../../src/account/sign-in.ts';
import type { LoadedBrand } from '../../../src/brands/brands.ts';
import { loadBrands } from '../../../src/brands/brands.ts';
import { createSessions } from '../../../src/signed-in/sessions.ts';
import { startTestApp, type TestApp, testStart } from '../../support/test-app.ts';

const minuteMs = 60 * 1000;
const right = 'Right-Password-1';
let app: TestApp;
let brand: LoadedBrand;
beforeAll(async () => {
  app = await startTestApp();
  const brands = await loadBrands(app.brandsFolder, createLog('silent'));
  brand = brands.forHost('localhost');
  brands.close();
});
afterAll(() => app.close());

/** A clock that advances whenever somebody waits, and records how long. */
function eagerClock(): ManualClock & { readonly waits: number[] } {
  const clock = manualClock(testStart);
  const waits: number[] = [];
  return {
    ...clock,
    waits,
    after(delayMs, act) {
      waits.push(delayMs);
      clock.advance(delayMs);
      act();
      return () => undefined;
    },
  };
}

type SignInOverrides = Partial<Pick<SignInRequest, 'password' | 'address' | 'deviceToken'>>;

/** Passwords are stored by the real hash function and compared as plain text here, since hundreds are tried. */
function openDoor(queue?: HashingQueue) {
  const clock = eagerClock();
  const sessions = createSessions(app.db, clock, randomBytes);
  const devices = createDevices(app.db, clock, randomBytes);
  const by = {
    hash: async (password: string) => password,
    matches: async (stored: string | null | undefined, password: string) =>
      typeof stored === 'string' && password === right,
  };
  const passwords = createPasswords(queue, by);
  const signIn = createSignIn({ db: app.db, clock, sessions, devices, passwords });
  const trySignIn = async (username: string, overrides: SignInOverrides = {}) => {
    const { password = 'wrong', address = '10.0.0.1', deviceToken } = overrides;
    const answer = await signIn({ brand, username, password, address, deviceToken });
    return answer.ok ? answer.value : answer.refusal;
  };
  return { clock, signIn: trySignIn };
}

let door: ReturnType<typeof openDoor>;
beforeEach(() => {
  door = openDoor();
});

const places = (count: number) =>
  Array.from({ length: count }, (_, at) => `10.${Math.floor(at / 250)}.7.${at % 250}`);

test('wrong tries at one account from one address are slowed down more and more, and stop at ten', async () => {
  await app.signUp({ username: 'SLOWED' });
  for (let tries = 0; tries < 10; tries += 1)
    expect(await door.signIn('SLOWED')).toBe('wrong-name-or-password');
  const { waits } = door.clock;
  expect(waits).toHaveLength(5);
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waits.at(-1)).toBeLessThanOrEqual(8000);
  expect(await door.signIn('SLOWED', { password: right })).toBe('too-many-tries');
});

test('of tries sent at one moment ten are checked, as of tries sent one by one', async () => {
  await app.signUp({ username: 'STORMED' });
  const answers = await Promise.all(Array.from({ length: 40 }, () => door.signIn('STORMED')));
  expect(answers.filter((answer) => answer === 'wrong-name-or-password')).toHaveLength(10);
  expect(answers.filter((answer) => answer === 'too-many-tries')).toHaveLength(30);
});

test('an unknown name is slowed down and stopped like any other', async () => {
  for (let tries = 0; tries < 10; tries += 1)
    expect(await door.signIn('NO-SUCH')).toBe('wrong-name-or-password');
  expect(door.clock.waits).toHaveLength(5);
  expect(await door.signIn('NO-SUCH')).toBe('too-many-tries');
});

test('a device that signed in before can sign in, whatever strangers try from many addresses', async () => {
  await app.signUp({ username: 'OWNER-1' });
  const first = await door.signIn('OWNER-1', { password: right });
  const deviceToken = typeof first === 'string' ? undefined : first.deviceToken;
  expect(deviceToken).toMatch(/^[\w-]{43}$/);
  const answers = new Set<unknown>();
  for (const address of places(600)) answers.add(await door.signIn('OWNER-1', { address }));
  expect(answers).toEqual(new Set(['wrong-name-or-password']));
  expect(door.clock.waits.length).toBeGreaterThan(300);
  const waitsBefore = door.clock.waits.length;
  expect(await door.signIn('OWNER-1', { password: right, address: '10.0.7.1', deviceToken })).toMatchObject({
    account: { username: 'OWNER-1' },
    deviceToken,
  });
  expect(door.clock.waits).toHaveLength(waitsBefore);
});

test('beyond two hundred tries an hour at one account strangers are slowed down and not refused', async () => {
  await app.signUp({ username: 'BESIEGED' });
  for (const address of places(300)) await door.signIn('BESIEGED', { address });
  const { clock } = door;
  expect(Math.max(...clock.waits)).toBeLessThanOrEqual(20_000);
  const [before, waitsBefore] = [clock.elapsed(), clock.waits.length];
  for (const address of places(350).slice(300)) {
    expect(await door.signIn('BESIEGED', { address })).toBe('wrong-name-or-password');
  }
  const hour = 60 * minuteMs;
  const [tries, passed] = [clock.waits.length - waitsBefore, clock.elapsed() - before];
  expect(tries / passed).toBeLessThanOrEqual((1.05 * 200) / hour);
  const owner = await door.signIn('BESIEGED', { password: right, address: '10.200.0.1' });
  expect(owner).toMatchObject({ account: { username: 'BESIEGED' } });
});

test('a device of another account counts as unknown', async () => {
  await app.signUp({ username: 'NEIGHBOUR' });
  await app.signUp({ username: 'VICTIM' });
  const mine = await door.signIn('NEIGHBOUR', { password: right });
  const deviceToken = typeof mine === 'string' ? undefined : mine.deviceToken;
  for (let tries = 0; tries < 10; tries += 1) await door.signIn('VICTIM');
  expect(await door.signIn('VICTIM', { deviceToken })).toBe('too-many-tries');
});

test('a device that guesses passwords is stopped by a count of its own', async () => {
  await app.signUp({ username: 'SHARED-PC' });
  const first = await door.signIn('SHARED-PC', { password: right });
  const deviceToken = typeof first === 'string' ? undefined : first.deviceToken;
  for (const address of places(10)) {
    expect(await door.signIn('SHARED-PC', { address, deviceToken })).toBe('wrong-name-or-password');
  }
  expect(await door.signIn('SHARED-PC', { password: right, deviceToken })).toBe('too-many-tries');
  expect(await door.signIn('SHARED-PC', { password: right })).toMatchObject({ wrongTries: 10 });
});

test('one device keeps its token for every account it signs in to, and a made-up one is replaced', async () => {
  await app.signUp({ username: 'FIRST' });
  await app.signUp({ username: 'SECOND' });
  const madeUp = 'A'.repeat(43);
  const one = await door.signIn('FIRST', { password: right, deviceToken: madeUp });
  const deviceToken = typeof one === 'string' ? undefined : one.deviceToken;
  expect(deviceToken).not.toBe(madeUp);
  expect(await door.signIn('SECOND', { password: right, deviceToken })).toMatchObject({ deviceToken });
});

test('an account has ten devices, those used last, and only their hashes are kept', async () => {
  const id = await app.signUp({ username: 'GADGETS' });
  const tokens: string[] = [];
  for (let times = 0; times < 12; times += 1) {
    const signedIn = await door.signIn('GADGETS', { password: right });
    if (typeof signedIn !== 'string') tokens.push(signedIn.deviceToken ?? '');
    door.clock.advance(1000);
  }
  const text = `select string_agg(token_hash::text, ' ') as hashes, count(*)::int as count from device where account_id = $1`;
  const [row] = await app.db.query<{ hashes: string; count: number }>({ name: 'test-devices', text }, [id]);
  expect(row?.count).toBe(10);
  for (const token of tokens) expect(row?.hashes).not.toContain(Buffer.from(token).toString('hex'));
  for (let tries = 0; tries < 10; tries += 1) await door.signIn('GADGETS');
  expect(await door.signIn('GADGETS', { deviceToken: tokens[0] ?? '' })).toBe('too-many-tries');
  expect(await door.signIn('GADGETS', { deviceToken: tokens[11] ?? '' })).toBe('wrong-name-or-password');
});

test('an address that tries three hundred names is slowed down, and those with a known device are not', async () => {
  await app.signUp({ username: 'TOWNSMAN' });
  const known = await door.signIn('TOWNSMAN', { password: right });
  const deviceToken = typeof known === 'string' ? undefined : known.deviceToken;
  for (let at = 0; at < 320; at += 1) await door.signIn(`STUFFED-${at}`);
  expect(door.clock.waits.length).toBeGreaterThan(100);
  const waitsBefore = door.clock.waits.length;
  expect(await door.signIn('TOWNSMAN', { password: right, deviceToken })).toMatchObject({ deviceToken });
  expect(door.clock.waits).toHaveLength(waitsBefore);
});

test('the demo client gets no device token, and wrong guesses keep nobody from signing in to it', async () => {
  await app.signUp({ username: 'FOR-ALL', isDemo: true });
  for (let tries = 0; tries < 20; tries += 1) await door.signIn('FOR-ALL');
  const signedIn = await door.signIn('FOR-ALL', { password: right });
  expect(signedIn).toMatchObject({ account: { username: 'FOR-ALL' }, wrongTries: 0 });
  expect(signedIn).not.toHaveProperty('deviceToken');
});

test('setting the clock back or forth changes no count', async () => {
  await app.signUp({ username: 'TIMELESS' });
  for (let tries = 0; tries < 10; tries += 1) await door.signIn('TIMELESS');
  door.clock.setBy(24 * 60 * minuteMs);
  expect(await door.signIn('TIMELESS')).toBe('too-many-tries');
  door.clock.setBy(-48 * 60 * minuteMs);
  expect(await door.signIn('TIMELESS')).toBe('too-many-tries');
  door.clock.advance(5 * minuteMs);
  expect(await door.signIn('TIMELESS', { password: right })).toMatchObject({ wrongTries: 10 });
});

test('a sign-in for which there is no room is refused as busy and counts for nothing', async () => {
  await app.signUp({ username: 'CROWDED' });
  const full = openDoor(createHashingQueue({ atOnce: 1, waitingMost: 0 }));
  for (let tries = 0; tries < 20; tries += 1) {
    expect(await full.signIn('CROWDED', { password: right })).toBe('sign-in-busy');
  }
  expect(full.clock.waits).toEqual([]);
});
