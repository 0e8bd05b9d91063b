import { EventEmitter } from 'node:events';
import type { LiveSocket } from '@maidan/client/sockets.ts';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../house/fake-browser.ts';
import { listenToMatchList } from './live-match-list.tsx';

const invalidateQueries = vi.fn<(filter: { readonly queryKey: readonly unknown[] }) => void>();
vi.mock('@tanstack/react-query', () => ({
  QueryClient: class {},
  useQueryClient: () => ({ invalidateQueries }) as unknown as QueryClient,
}));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (effect: () => void) => effect(),
}));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  stubBrowser();
  invalidateQueries.mockClear();
});
afterEach(() => vi.useRealTimers());

test('the cached match list is cleared every 180000 ms and fetched again', async () => {
  const { useMatchListExpiry } = await import('./live-match-list.tsx');
  useMatchListExpiry();
  localStorage.setItem('matchList', '[]');
  vi.advanceTimersByTime(179_999);
  expect(localStorage.getItem('matchList')).toBe('[]');
  vi.advanceTimersByTime(1);
  expect(localStorage.getItem('matchList')).toBeNull();
  expect(invalidateQueries).toHaveBeenCalledWith({ queryKey: ['sports/matchList'] });
});

test.each([
  ['sportsListUpdate', { isUpdate: true }, 1],
  ['sportsListUpdate', { isUpdate: false }, 0],
  ['domainUpdate', { sportListUpdate: true }, 1],
  ['domainUpdate', { isDomainSettingUpdate: true }, 0],
])('%s %o refreshes the matches %i times', (event, payload, times) => {
  const house = new EventEmitter();
  const refreshMatches = vi.fn();
  const stop = listenToMatchList(house as unknown as LiveSocket, refreshMatches);
  expect(house.listenerCount(event)).toBe(1);
  house.emit(event, payload);
  expect(refreshMatches).toHaveBeenCalledTimes(times);
  stop();
  expect(house.eventNames()).toEqual([]);
});
