import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { now } from '../../format/now.ts';
import { createFreshness, type FreshnessWatch } from '../../live/freshness.ts';
import type { LiveSocket } from '../../live/live-socket.ts';
import { watchMatchRooms } from './match-rooms.ts';
import { createPriceStore } from './price-store.ts';

const house = new EventEmitter();
let freshness: FreshnessWatch;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  house.removeAllListeners();
  freshness = createFreshness(now);
  const socket = { connected: true, on: house.on.bind(house), off: house.off.bind(house), emit: vi.fn() };
  leave = watchMatchRooms({
    socket: socket as unknown as LiveSocket,
    matchId: 'match',
    eventId: 'event',
    prices: createPriceStore((draw) => draw()),
    freshness,
  });
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

const sayBookmaker = () => house.emit('match', { n: 1, result: {} });
const sayOdds = () => house.emit('event', { n: 1, data: [] });

test.each([
  ['bookmaker', sayBookmaker, sayOdds],
  ['odds', sayOdds, sayBookmaker],
])('a match is drawn once both rooms answered, %s first', (_, first, second) => {
  first();
  expect(freshness.get().kind).toBe('waiting');
  second();
  expect(freshness.get().kind).toBe('fresh');
});

test('a room that never answers does not hold the other back', () => {
  sayBookmaker();
  vi.advanceTimersByTime(1_000);
  expect(freshness.get().kind).toBe('fresh');
});

test('once drawn, either room shows that the house is reachable', () => {
  sayBookmaker();
  sayOdds();
  freshness.lost();
  expect(freshness.get().kind).toBe('stale');
  sayOdds();
  expect(freshness.get().kind).toBe('fresh');
});

test('a match that was left is not drawn', () => {
  sayBookmaker();
  leave();
  vi.advanceTimersByTime(1_000);
  expect(freshness.get().kind).toBe('waiting');
});
