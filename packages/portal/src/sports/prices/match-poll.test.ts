import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeTimeout } from '../../api/fake-timeout.ts';
import type { FreshnessWatch } from '../../live/freshness.ts';
import type { PriceStore } from './price-store.ts';

const picture = {
  '/cache/bookmaker/1.9': {
    n: 1,
    result: {
      team_data: [],
      toss_data: [],
      session: [],
      commission_fancy_data: [],
      no_commission_fancy_data: [],
    },
  },
  '/cache/odds/9': { n: 1, data: [] },
};

const page = Object.assign(new EventTarget(), {
  hidden: false,
  getElementById: () => ({ textContent: JSON.stringify({ apiBase: '/api' }) }),
});
const prices = {
  putBookmaker: vi.fn(),
  putExchange: vi.fn(),
  clearBookmaker: vi.fn(),
  clearExchange: vi.fn(),
};
const freshness = { heard: vi.fn(), lost: vi.fn() };
const fetched: string[] = [];
let isDown = false;
let isHanging = false;

async function start(): Promise<() => void> {
  const { pollMatch } = await import('./match-poll.ts');
  return pollMatch({
    bookmakerAddress: '/cache/bookmaker/1.9',
    exchangeAddress: '/cache/odds/9',
    prices: prices as unknown as PriceStore,
    freshness: freshness as unknown as FreshnessWatch,
  });
}

const logged = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  fakeTimeout();
  vi.clearAllMocks();
  fetched.length = 0;
  isDown = false;
  isHanging = false;
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { origin: 'https://house.example' } });
  vi.stubGlobal('reportError', logged);
  vi.stubGlobal('fetch', async (address: URL, { signal }: RequestInit) => {
    fetched.push(address.pathname);
    if (isHanging) await new Promise((_, reject) => signal?.addEventListener('abort', reject));
    if (isDown) throw new TypeError('no network');
    return Response.json(picture[address.pathname as keyof typeof picture]);
  });
});
afterEach(() => vi.useRealTimers());

test('both cache addresses are polled at once and then every second', async () => {
  const stop = await start();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetched).toEqual(Array(3).fill(['/cache/bookmaker/1.9', '/cache/odds/9']).flat());
  expect(prices.putBookmaker).toHaveBeenCalledTimes(3);
  expect(prices.putExchange).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched).toHaveLength(6);
});

test('a hidden page does not poll, and polls at once when it is visible again', async () => {
  page.hidden = true;
  const stop = await start();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(fetched).toEqual([]);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(fetched).toHaveLength(2);
  stop();
});

test('a failing cache clears the prices and is logged once, not once a second', async () => {
  isDown = true;
  const stop = await start();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(prices.clearBookmaker).toHaveBeenCalledTimes(3);
  expect(prices.clearExchange).toHaveBeenCalledTimes(3);
  expect(freshness.lost).toHaveBeenCalledTimes(3);
  expect(logged).toHaveBeenCalledTimes(1);
  stop();
});

test('a request that hangs is aborted, and the next one is sent', async () => {
  isHanging = true;
  const stop = await start();
  await vi.advanceTimersByTimeAsync(4_500);
  expect(fetched).toHaveLength(2);
  isHanging = false;
  await vi.advanceTimersByTimeAsync(1_500);
  expect(freshness.lost).toHaveBeenCalledTimes(1);
  expect(freshness.heard).toHaveBeenCalled();
  stop();
});
