import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLiveSocket } from '../../../house/live-socket.ts';
import { useMatchNotices } from './use-match-notices.ts';

type Invalidate = (filter: { queryKey: readonly unknown[] }) => void;
const invalidateQueries = vi.fn<Invalidate>();
const cancelQueries = vi.fn<Invalidate>();
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<typeof import('@tanstack/react-query')>()),
  useQueryClient: () => ({ invalidateQueries, cancelQueries }),
}));
vi.mock('../../../house/call.ts', () => ({ call: vi.fn() }));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (effect: () => void) => effect(),
  useSyncExternalStore: (_: unknown, get: () => unknown) => get(),
}));

const reload = vi.fn();
const house = new EventEmitter();
const reloaded = () => invalidateQueries.mock.calls.map(([{ queryKey }]) => queryKey[0]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('window', { location: { reload } });
  house.removeAllListeners();
  setLiveSocket(house as unknown as Parameters<typeof setLiveSocket>[0]);
  useMatchNotices('1.9');
});
afterEach(() => vi.useRealTimers());

test('bet updates of this market reload the bet lists once, however many arrive together', () => {
  for (let sent = 0; sent < 3; sent += 1) house.emit('sessionBetUpdate', { marketId: '1.9' });
  vi.runAllTimers();
  expect(reloaded()).toEqual([
    'sports/betsList',
    'sports/userPositionByMarketId',
    'sports/completedFancyByMarketId',
  ]);
});

test('a bet update of another market reloads nothing', () => {
  house.emit('sessionBetUpdate', { marketId: '1.10' });
  vi.runAllTimers();
  expect(reloaded()).toEqual([]);
});

test('after a lost connection what was missed is reloaded, and a first connection reloads nothing', () => {
  house.emit('userLoggedIn', {});
  vi.runAllTimers();
  expect(reloaded()).toEqual([]);
  house.emit('disconnect', 'transport close');
  house.emit('userLoggedIn', {});
  vi.runAllTimers();
  expect(reloaded()).toContain('sports/betsList');
  invalidateQueries.mockClear();
  house.emit('userLoggedIn', {});
  vi.runAllTimers();
  expect(reloaded()).toEqual([]);
});

test('a market reload reloads the page for this market and for no other', () => {
  house.emit('marketReload', { marketId: '1.10' });
  expect(reload).not.toHaveBeenCalled();
  house.emit('marketReload', { marketId: '1.9' });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('while the page reloads it does not fetch its match, since it would redirect from a completed one unseen', () => {
  house.emit('marketReload', { marketId: '1.9' });
  expect(cancelQueries).toHaveBeenCalledWith({ queryKey: ['sports/sportByMarketId'] });
  house.emit('sportsListUpdate', { isUpdate: true });
  expect(reloaded()).toEqual([]);
});
