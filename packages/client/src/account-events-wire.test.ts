import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AccountEffects, gather, listenToAccount, watchBets } from './account-events-wire.ts';
import type { LiveSocket } from './sockets.ts';

const house = new EventEmitter();
const effects = {
  refreshDomain: vi.fn(),
  refreshBalance: vi.fn<AccountEffects['refreshBalance']>(),
  setWallet: vi.fn(),
  addSettledRound: vi.fn(),
  logOut: vi.fn(),
  goToSignIn: vi.fn(),
} satisfies AccountEffects;

function happened(): string[] {
  return Object.entries(effects)
    .filter(([, effect]) => effect.mock.calls.length > 0)
    .map(([name]) => name);
}

beforeEach(() => {
  house.removeAllListeners();
  vi.clearAllMocks();
  effects.refreshBalance.mockResolvedValue();
  listenToAccount(house as unknown as LiveSocket, effects);
});

test.each([
  ['domainUpdate', { isDomainSettingUpdate: true }, ['refreshDomain']],
  ['domainUpdate', { isLogout: true }, ['logOut']],
  ['domainUpdate', { isRefresh: true }, ['refreshBalance', 'goToSignIn']],
  ['domainUpdate', { isLogout: true, isRefresh: true }, ['logOut']],
  ['coinUpdate', { coins: 1, exposure: 2 }, ['setWallet']],
  ['roundSettled', { roundId: 'r1' }, ['addSettledRound']],
  ['userLoggedIn', { userId: 'u1' }, []],
  ['userLoggedOut', { userId: 'u1' }, []],
  ['avaitorBetPlace', {}, []],
  ['fetchCasinoBetList', { fetch: true }, []],
])('%s %o leads to %o', async (event, payload, expected) => {
  expect(house.listenerCount(event)).toBe(1);
  house.emit(event, payload);
  await Promise.resolve();
  expect(happened()).toEqual(expected);
});

test('the sign-in page opens once the balance is loaded: leaving the main area would cancel it', async () => {
  const loaded = Promise.withResolvers<void>();
  effects.refreshBalance.mockReturnValue(loaded.promise);
  house.emit('domainUpdate', { isRefresh: true });
  await Promise.resolve();
  expect(happened()).toEqual(['refreshBalance']);
  loaded.resolve();
  await vi.waitFor(() => expect(happened()).toEqual(['refreshBalance', 'goToSignIn']));
});

test('a session that the house does not accept has expired; one that it ends later was ended by a push', () => {
  const logOut = () => house.emit('domainUpdate', { isLogout: true });
  house.emit('connect');
  logOut();
  house.emit('userLoggedIn', { userId: 'u1' });
  logOut();
  house.emit('connect');
  logOut();
  expect(effects.logOut.mock.calls.flat()).toEqual(['expired', 'pushed', 'expired']);
});

describe('notices', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function watch() {
    const listeners = new Map<string, (message?: unknown) => void>();
    const socket = {
      on: (event: string, listener: () => void) => void listeners.set(event, listener),
      off: (event: string) => void listeners.delete(event),
    } as unknown as LiveSocket;
    const onBetsChanged = vi.fn();
    const stop = watchBets(socket, 'fetchMatkaBetList', onBetsChanged);
    return {
      send: (event: string, message?: unknown) => listeners.get(event)?.(message),
      onBetsChanged,
      stop,
    };
  }

  test('a hundred notices at once reload the bets twice: for the first, and for all others', () => {
    const { send, onBetsChanged } = watch();
    for (let notices = 0; notices < 100; notices += 1) send('fetchMatkaBetList', { fetch: true });
    vi.advanceTimersByTime(5_000);
    expect(onBetsChanged).toHaveBeenCalledTimes(2);
  });

  test('after a lost connection bets are reloaded once the house accepts the session again', () => {
    const { send, onBetsChanged, stop } = watch();
    send('userLoggedIn');
    send('disconnect');
    expect(onBetsChanged).not.toHaveBeenCalled();
    send('userLoggedIn');
    expect(onBetsChanged).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_000);
    send('userLoggedIn');
    expect(onBetsChanged).toHaveBeenCalledTimes(1);
    send('disconnect');
    stop();
    send('userLoggedIn');
    expect(onBetsChanged).toHaveBeenCalledTimes(1);
  });

  test('a single request is executed at once', () => {
    const act = vi.fn();
    gather(act, 500).ask();
    expect(act).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  test('a hundred requests during the wait are executed as one, at its end', () => {
    const act = vi.fn();
    const { ask } = gather(act, 500);
    for (let count = 0; count < 101; count += 1) ask();
    expect(act).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(500);
    expect(act).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(2000);
    expect(act).toHaveBeenCalledTimes(2);
  });

  test('a request made before the stop is not executed afterwards', () => {
    const act = vi.fn();
    const { ask, stop } = gather(act, 500);
    ask();
    ask();
    stop();
    vi.advanceTimersByTime(2000);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
