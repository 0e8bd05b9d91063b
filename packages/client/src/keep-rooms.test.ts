import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFreshness } from './freshness.ts';
import { keepRooms } from './keep-rooms.ts';
import type { LiveSocket } from './live-socket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function keptRooms(connected: boolean) {
  const house = new EventEmitter();
  const sent: unknown[][] = [];
  const asked: string[] = [];
  let nowMs = 0;
  const freshness = createFreshness(() => nowMs);
  const rooms = ['one', 'two'].map((channel) => ({
    channel,
    ask: () => void asked.push(channel),
    leave: () => undefined,
  }));
  const socket = {
    connected,
    on: house.on.bind(house),
    off: house.off.bind(house),
    emit: (...message: unknown[]) => sent.push(message),
  };
  const stop = keepRooms({ socket: socket as unknown as LiveSocket, rooms, freshness });
  const pass = (seconds: number) => {
    nowMs += seconds * 1000;
    vi.advanceTimersByTime(seconds * 1000);
  };
  return { house, sent, asked, freshness, stop, pass };
}

test('rooms are joined once the session is accepted, after every connection again', () => {
  const { house, asked } = keptRooms(false);
  expect(asked).toEqual([]);
  house.emit('userLoggedIn');
  house.emit('userLoggedIn');
  expect(asked).toEqual(['one', 'two', 'one', 'two']);
});

test('rooms that were silent for four seconds are joined again', () => {
  const { asked, freshness, pass } = keptRooms(true);
  freshness.heard();
  asked.length = 0;
  pass(4);
  expect(asked).toEqual([]);
  pass(1);
  expect(asked).toEqual(['one', 'two']);
});

test('a lost connection makes the rooms’ content stale', () => {
  const { house, freshness } = keptRooms(true);
  freshness.heard();
  house.emit('disconnect');
  expect(freshness.get().kind).toBe('stale');
});

test('rooms that are no longer needed are left, and not joined again', () => {
  const { house, sent, asked, stop, pass } = keptRooms(true);
  stop();
  asked.length = 0;
  pass(10);
  expect(asked).toEqual([]);
  expect(house.eventNames()).toEqual([]);
  expect(sent).toEqual([
    ['LeaveRoom', 'one'],
    ['LeaveRoom', 'two'],
  ]);
});
