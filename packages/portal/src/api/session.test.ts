import type { Session as WireSession } from '@maidan/contract/wire';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './fake-browser.ts';

const signedIn: WireSession = {
  token: 'a-token',
  data: {
    userId: 'u1',
    username: 'DEMO',
    name: 'C1',
    userType: 'client',
    balance: 10,
    exposure: 0,
    rateReffrence: 200,
    betChipsData: {},
    betChipsModal: true,
    intCasinoMultiply: 2,
    isPasswordChanged: false,
  },
  isClient: true,
};

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
});

test('signing in stores the session, schedules the rules popup and fills in missing chips', async () => {
  const { currentSession, isRulesPopupDue, startSession } = await import('./session.ts');
  startSession(signedIn);
  expect(currentSession()).toMatchObject({ token: 'a-token', name: 'C1', rateDifference: 200 });
  expect(isRulesPopupDue()).toBe(true);
  expect(Object.values(JSON.parse(localStorage.getItem('betChipsData') ?? '{}'))).toEqual([
    1000, 2000, 5000, 10000, 20000, 50000, 100000, 250000,
  ]);
});

test("the client's own chips are kept", async () => {
  const { startSession } = await import('./session.ts');
  startSession({ ...signedIn, data: { ...signedIn.data, betChipsData: { a: 50 } } });
  expect(JSON.parse(localStorage.getItem('betChipsData') ?? '{}')).toEqual({ a: 50 });
});

test('signing in after a client who did not log out shows nothing of that client’s wallet', async () => {
  const { startSession } = await import('./session.ts');
  localStorage.setItem('client-wallet-balance', '99');
  localStorage.setItem('client-wallet-exposure', '1');
  startSession(signedIn);
  expect(localStorage.getItem('client-wallet-balance')).toBeNull();
  expect(localStorage.getItem('client-wallet-exposure')).toBeNull();
});

test('an update of the client’s data changes only what it contains', async () => {
  const { currentSession, startSession, updateSession } = await import('./session.ts');
  startSession(signedIn);
  updateSession({ isPasswordChanged: true });
  expect(currentSession()).toMatchObject({ token: 'a-token', isPasswordChanged: true, username: 'DEMO' });
});

test('a stored text that is not a session counts as none', async () => {
  localStorage.setItem('session', '{broken');
  const { currentSession } = await import('./session.ts');
  expect(currentSession()).toBeUndefined();
});

test('logging out clears session, wallet values and notification, and keeps device settings', async () => {
  const { currentSession, endSession, startSession } = await import('./session.ts');
  startSession(signedIn);
  for (const key of [
    'client-wallet-balance',
    'client-wallet-exposure',
    'domainSettingByDomainName',
    'theme',
  ]) {
    localStorage.setItem(key, '1');
  }
  endSession();
  expect(currentSession()).toBeUndefined();
  expect(localStorage.getItem('client-wallet-balance')).toBeNull();
  expect(localStorage.getItem('client-wallet-exposure')).toBeNull();
  expect(localStorage.getItem('domainSettingByDomainName')).toBeNull();
  expect(localStorage.getItem('theme')).toBe('1');
});

test.each(['pushed', 'expired'] as const)(
  'a session the house ended (%s) leaves its reason, until the next sign-in',
  async (why) => {
    const { signOutReason, startSession, wipeSession } = await import('./session.ts');
    startSession(signedIn);
    wipeSession(why);
    // Calls still under way are refused afterwards.
    wipeSession('expired');
    expect(signOutReason()).toBe(why);
    expect(localStorage.length).toBe(0);
    startSession(signedIn);
    expect(signOutReason()).toBeUndefined();
  },
);

test('a push received while the client logs out leaves no reason, in any tab', async () => {
  const { endSession, signOutReason, startLeaving, startSession, wipeSession } = await import('./session.ts');
  startSession(signedIn);
  startLeaving();
  wipeSession('pushed');
  endSession();
  expect(signOutReason()).toBeUndefined();
  expect(localStorage.getItem('leaving')).toBeNull();
});

test('the reason is passed on to the client’s other tabs, until the next sign-in in any of them', async () => {
  const listeners: ((event: object) => void)[] = [];
  const addEventListener = (_: string, listener: (event: object) => void) => listeners.push(listener);
  vi.stubGlobal('window', { addEventListener, location: { hostname: 'localhost' } });
  const { signOutReason, startSession, wipeSession } = await import('./session.ts');
  const stored = vi.spyOn(localStorage, 'setItem');
  startSession(signedIn);
  wipeSession('expired');
  const [key, newValue] = stored.mock.lastCall ?? [];
  expect(localStorage.length).toBe(0);

  startSession(signedIn);
  const hear = (event: object) => listeners.forEach((listener) => void listener(event));
  sessionStorage.setItem('startUrl', '/main/ledger');
  hear({ key, newValue });
  expect(signOutReason()).toBe('expired');
  expect(sessionStorage.length).toBe(0);
  hear({ key, newValue: null });
  expect(signOutReason()).toBe('expired');
  hear({ key: 'session', newValue: '{}' });
  expect(signOutReason()).toBeUndefined();
});
