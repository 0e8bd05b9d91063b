import type { Session as WireSession } from '@maidan/contract/wire';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeChannel, stubBrowser } from './fake-browser.ts';

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
  expect(FakeChannel.last?.sent).toEqual(['leaving']);
});

/** With a second tab of the client, which is played by the test. */
async function withOtherTab() {
  const listeners: ((event: object) => void)[] = [];
  const addEventListener = (_: string, listener: (event: object) => void) => listeners.push(listener);
  vi.stubGlobal('window', { addEventListener, location: { hostname: 'localhost' } });
  const session = await import('./session.ts');
  const otherTabSends = (data: string) => FakeChannel.last?.onmessage?.({ data });
  const otherTabSignsIn = () => {
    for (const listener of listeners) listener({ key: 'session', newValue: '{}' });
  };
  return { ...session, otherTabSends, otherTabSignsIn };
}

test('the reason is passed on to the client’s other tabs, and nothing of it is stored', async () => {
  const { startSession, wipeSession } = await withOtherTab();
  const stored = vi.spyOn(localStorage, 'setItem');
  startSession(signedIn);
  stored.mockClear();
  wipeSession('expired');
  expect(FakeChannel.last?.sent).toEqual(['expired']);
  expect(stored).not.toHaveBeenCalled();
});

test('a session that ended in another tab ends with its reason here, until the next sign-in in any tab', async () => {
  const { otherTabSends, otherTabSignsIn, signOutReason, startSession } = await withOtherTab();
  startSession(signedIn);
  sessionStorage.setItem('startUrl', '/main/ledger');
  otherTabSends('expired');
  expect(signOutReason()).toBe('expired');
  expect(sessionStorage.length).toBe(0);
  otherTabSignsIn();
  expect(signOutReason()).toBeUndefined();
});

test.each([
  ['first', 'pushed', 'expired'],
  ['last', 'expired', 'pushed'],
] as const)('the push explains the end in every tab, also where it arrives %s', async (_, own, others) => {
  const { otherTabSends, signOutReason, startSession, wipeSession } = await withOtherTab();
  startSession(signedIn);
  wipeSession(own);
  otherTabSends(others);
  expect(signOutReason()).toBe('pushed');
});

test('a tab that has not yet heard of the log-out in another one does not explain it', async () => {
  const { signOutReason, startSession, wipeSession } = await withOtherTab();
  startSession(signedIn);
  localStorage.clear();
  wipeSession('expired');
  expect(signOutReason()).toBeUndefined();
});

test('a call refused before the tab hears of the log-out is explained in no tab', async () => {
  const { otherTabSends, otherTabSignsIn, signOutReason, startLeaving, startSession, wipeSession } =
    await withOtherTab();
  startSession(signedIn);
  wipeSession('expired');
  otherTabSends('leaving');
  expect(signOutReason()).toBeUndefined();

  startSession(signedIn);
  startLeaving();
  otherTabSends('expired');
  expect(signOutReason()).toBeUndefined();

  otherTabSignsIn();
  otherTabSends('expired');
  expect(signOutReason()).toBe('expired');
});
