import { EventEmitter } from 'node:events';
import { createFreshness } from '@maidan/client/freshness.ts';
import type { LiveSocket } from '@maidan/client/sockets.ts';
import { now } from '@maidan/ui/format/now.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchMatchRooms } from './follow-match.ts';
import { createPriceStore, marketsKey, type PriceStore, tableKeys } from './price-store.ts';

const house = new EventEmitter();
let prices: PriceStore;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  house.removeAllListeners();
  prices = createPriceStore((draw) => queueMicrotask(draw));
  const socket = { connected: true, on: house.on.bind(house), off: house.off.bind(house), emit: vi.fn() };
  leave = watchMatchRooms({
    socket: socket as unknown as LiveSocket,
    matchId: 'match',
    eventId: 'event',
    prices,
    freshness: createFreshness(now),
  });
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

const sendBookmaker = () => house.emit('match', { n: 1, result: {} });
const sendOdds = () => house.emit('event', { n: 1, data: [] });
const isBookmakerKnown = () => prices.tables.get(tableKeys.bookmaker) !== undefined;
const areOddsKnown = () => prices.markets.get(marketsKey) !== undefined;

test('the content of a room that has not answered yet is unknown, not empty', async () => {
  sendBookmaker();
  await vi.advanceTimersByTimeAsync(999);
  expect([isBookmakerKnown(), areOddsKnown()]).toEqual([true, false]);
  sendOdds();
  await vi.advanceTimersByTimeAsync(0);
  expect(areOddsKnown()).toBe(true);
});

test.each([
  ['bookmaker', sendBookmaker],
  ['odds', sendOdds],
])('a room that never answers has nothing on offer: only %s answers', async (_, answer) => {
  answer();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([isBookmakerKnown(), areOddsKnown()]).toEqual([true, true]);
});

test('a match that was left is not filled in', async () => {
  sendBookmaker();
  leave();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(areOddsKnown()).toBe(false);
});
