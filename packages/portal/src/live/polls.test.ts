import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../api/fake-browser.ts';

interface Asked {
  readonly queryKey: readonly unknown[];
  readonly refetchInterval?: number;
}

const asked: Asked[] = [];
vi.mock('@tanstack/react-query', () => ({
  QueryClient: class {},
  useQuery: (options: Asked) => void asked.push(options),
}));

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
  asked.length = 0;
});

test('the balance is polled every 5 seconds', async () => {
  const { useBalancePoll } = await import('./polls.ts');
  useBalancePoll();
  expect(asked).toMatchObject([{ queryKey: ['user/userBalance'], refetchInterval: 5_000 }]);
});

test('the settings of the host are polled every 300000 ms', async () => {
  const { useDomainPoll } = await import('./polls.ts');
  useDomainPoll();
  expect(asked).toMatchObject([
    { queryKey: ['website/domainSettingByDomainName'], refetchInterval: 300_000 },
  ]);
});
