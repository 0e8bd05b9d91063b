import { afterEach, expect, test, vi } from 'vitest';
import { fakeTimeout } from '../../../../house/fake-browser.ts';
import { useScore } from '../use-score.ts';

type Fetch = (context: { signal: AbortSignal }) => Promise<unknown>;

const query = vi.hoisted((): { fetch?: Fetch } => ({}));
vi.mock('@tanstack/react-query', () => ({
  useQuery: ({ queryFn }: { queryFn: Fetch }) => {
    query.fetch = queryFn;
    return {};
  },
}));
vi.mock('../../../../brand/brand.ts', () => ({ useBrand: () => ({ apiBase: '/api' }) }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a score that hangs is given up after five seconds, so that it is requested again', async () => {
  vi.useFakeTimers();
  fakeTimeout();
  vi.stubGlobal('window', { location: { origin: 'https://maidan.example' } });
  vi.stubGlobal(
    'fetch',
    (_: URL, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up')))),
  );
  const Score = () => useScore('9');
  Score();
  const ended = vi.fn();
  query.fetch?.({ signal: new AbortController().signal }).catch(ended);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledTimes(1);
});
