import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../api/fake-browser.ts';

interface Asked {
  readonly queryKey: readonly unknown[];
  readonly refetchInterval?: number;
}

const invalidateQueries = vi.fn<(filter: Pick<Asked, 'queryKey'>) => void>();
const asked: Asked[] = [];
vi.mock('@tanstack/react-query', () => ({
  QueryClient: class {},
  useQuery: (options: Asked) => void asked.push(options),
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
  asked.length = 0;
  invalidateQueries.mockClear();
});
afterEach(() => vi.useRealTimers());

test('the balance is asked for every 5 seconds', async () => {
  const { useBalancePoll } = await import('./polls.ts');
  useBalancePoll();
  expect(asked).toMatchObject([{ queryKey: ['user/userBalance'], refetchInterval: 5_000 }]);
});

test('the settings of the host are asked for every 300000 ms', async () => {
  const { useDomainPoll } = await import('./polls.ts');
  useDomainPoll();
  expect(asked).toMatchObject([
    { queryKey: ['website/domainSettingByDomainName'], refetchInterval: 300_000 },
  ]);
});

test('the cached match list is cleared every 180000 ms and fetched again', async () => {
  const { useMatchListExpiry } = await import('./polls.ts');
  useMatchListExpiry();
  localStorage.setItem('matchList', '[]');
  vi.advanceTimersByTime(179_999);
  expect(localStorage.getItem('matchList')).toBe('[]');
  vi.advanceTimersByTime(1);
  expect(localStorage.getItem('matchList')).toBeNull();
  expect(invalidateQueries).toHaveBeenCalledWith({ queryKey: ['sports/matchList'] });
});
