import { EventEmitter } from 'node:events';
import type { FreshnessWatch } from '@maidan/client/freshness.ts';
import type { LiveSocket } from '@maidan/client/sockets.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeTimeout } from '../../../house/fake-browser.ts';
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
const freshness = { heard: vi.fn(), lost: vi.fn(), sinceHeardMs: () => 0 };
const fetched: string[] = [];
let isDown = false;
let isHanging = false;
let release = () => {};

/** The page's live connection, whose house says nothing by itself. */
function liveSocket(connected: boolean) {
  const house = new EventEmitter();
  const socket = { connected, on: house.on.bind(house), off: house.off.bind(house), emit: vi.fn() };
  return { house, socket };
}

async function start(pushedBy?: { readonly socket: object }): Promise<() => void> {
  const { followMatch } = await import('./follow-match.ts');
  return followMatch({
    match: {
      matchId: '1.9',
      eventId: '9',
      isPushed: pushedBy !== undefined,
      bookmakerAddress: '/cache/bookmaker/1.9',
      exchangeAddress: '/cache/odds/9',
    },
    socket: pushedBy?.socket as LiveSocket | undefined,
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
    if (isHanging)
      await new Promise<void>((resolve, reject) => {
        signal?.addEventListener('abort', reject);
        const before = release;
        release = () => {
          before();
          resolve();
        };
      });
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

test('pushed prices are polled while there is no live connection, and not once there is one', async () => {
  const { socket } = liveSocket(false);
  const stop = await start({ socket });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(prices.putBookmaker).toHaveBeenCalledTimes(2);
  expect(prices.putExchange).toHaveBeenCalledTimes(2);
  socket.connected = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched).toHaveLength(4);
  stop();
});

test('the answer of a poll does not replace prices that were pushed meanwhile', async () => {
  const { house, socket } = liveSocket(false);
  isHanging = true;
  const stop = await start({ socket });
  house.emit('1.9', { n: 2, result: picture['/cache/bookmaker/1.9'].result });
  expect(prices.putBookmaker).toHaveBeenCalledTimes(1);
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(prices.putBookmaker).toHaveBeenCalledTimes(1);
  expect(prices.putExchange).toHaveBeenCalledTimes(1);
  stop();
});

test('pushed prices that can be neither pushed nor polled stay, and are lost', async () => {
  isDown = true;
  const stop = await start(liveSocket(false));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(prices.clearBookmaker).not.toHaveBeenCalled();
  expect(prices.clearExchange).not.toHaveBeenCalled();
  expect(freshness.lost).toHaveBeenCalledTimes(2);
  stop();
});

test('a poll that fails once the connection is back loses nothing', async () => {
  const { socket } = liveSocket(false);
  isHanging = true;
  const stop = await start({ socket });
  socket.connected = true;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(fetched).toHaveLength(2);
  expect(freshness.lost).not.toHaveBeenCalled();
  stop();
});
