import { EventEmitter } from 'node:events';
import type { LiveSocket } from '@maidan/client/live-socket.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { type AccountEffects, listenToAccount } from './account-events-wire.ts';

const house = new EventEmitter();
const effects = {
  refreshDomain: vi.fn(),
  refreshBalance: vi.fn<AccountEffects['refreshBalance']>(),
  setWallet: vi.fn(),
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
