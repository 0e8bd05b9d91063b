import { EventEmitter } from 'node:events';
import type { RoomPicture } from '@maidan/contract/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFreshness } from './freshness.ts';
import { followPictures, keepRooms, watchRoom } from './rooms.ts';
import type { LiveSocket } from './sockets.ts';

type Listener = (message: unknown) => void;
type Numbered = RoomPicture & { readonly n: number };

function roomWithSocket() {
  const listeners = new Map<string, Listener>();
  const socket = {
    on: (channel: string, listener: Listener) => listeners.set(channel, listener),
    off: (channel: string) => listeners.delete(channel),
  };
  const shown: number[] = [];
  let requestCount = 0;
  let heard = 0;
  const room = watchRoom<Numbered, Numbered, { readonly n: number }>({
    socket: socket as never,
    channel: 'room',
    ask: () => {
      requestCount += 1;
    },
    open: ({ n }) => ({ n }),
    patch: (state, { n }) => (n === state.n + 1 ? { n } : undefined),
    show: ({ n }) => shown.push(n),
    heard: () => {
      heard += 1;
    },
  });
  return {
    room,
    shown,
    listeners,
    requestCount: () => requestCount,
    heard: () => heard,
    picture: (n: number) => listeners.get('room')?.({ n, data: [] }),
    patch: (n: number) => listeners.get('room/changes')?.({ n }),
  };
}

test('consecutive patches are shown as they arrive', () => {
  const { picture, patch, shown, requestCount, heard } = roomWithSocket();
  picture(4);
  patch(5);
  patch(6);
  expect(shown).toEqual([4, 5, 6]);
  expect(requestCount()).toBe(0);
  expect(heard()).toBe(3);
});

test('after a gap the full picture is requested once, and nothing is shown until it arrives', () => {
  const { picture, patch, shown, requestCount } = roomWithSocket();
  picture(4);
  patch(6);
  patch(7);
  expect(requestCount()).toBe(1);
  expect(shown).toEqual([4]);
  picture(7);
  patch(8);
  expect(shown).toEqual([4, 7, 8]);
});

test('a patch already contained in the picture is ignored', () => {
  const { picture, patch, shown, requestCount } = roomWithSocket();
  picture(4);
  patch(4);
  patch(3);
  expect(shown).toEqual([4]);
  expect(requestCount()).toBe(0);
});

test('after a restart the house counts from the beginning, and its numbers are accepted', () => {
  const { picture, patch, shown } = roomWithSocket();
  picture(400);
  picture(1);
  patch(2);
  expect(shown).toEqual([400, 1, 2]);
});

test('a room that was left receives nothing more', () => {
  const { room, listeners } = roomWithSocket();
  room.leave();
  expect(listeners.size).toBe(0);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function keptRooms(connected: boolean) {
  const house = new EventEmitter();
  const sent: unknown[][] = [];
  const requests: string[] = [];
  let nowMs = 0;
  const freshness = createFreshness(() => nowMs);
  const rooms = ['one', 'two'].map((channel) => ({
    channel,
    ask: () => void requests.push(channel),
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
  return { house, sent, requests, freshness, stop, pass };
}

test('rooms are joined once the session is accepted, after every connection again', () => {
  const { house, requests } = keptRooms(false);
  expect(requests).toEqual([]);
  house.emit('userLoggedIn');
  house.emit('userLoggedIn');
  expect(requests).toEqual(['one', 'two', 'one', 'two']);
});

test('rooms that were silent for four seconds are joined again', () => {
  const { requests, freshness, pass } = keptRooms(true);
  freshness.heard();
  requests.length = 0;
  pass(4);
  expect(requests).toEqual([]);
  pass(1);
  expect(requests).toEqual(['one', 'two']);
});

test('a lost connection makes the rooms’ content stale', () => {
  const { house, freshness } = keptRooms(true);
  freshness.heard();
  house.emit('disconnect');
  expect(freshness.get().kind).toBe('stale');
});

test('rooms that are no longer needed are left, and not joined again', () => {
  const { house, sent, requests, stop, pass } = keptRooms(true);
  stop();
  requests.length = 0;
  pass(10);
  expect(requests).toEqual([]);
  expect(house.eventNames()).toEqual([]);
  expect(sent).toEqual([
    ['LeaveRoom', 'one'],
    ['LeaveRoom', 'two'],
  ]);
});

test('a room of full pictures is joined, shown picture by picture, and left', () => {
  const house = new EventEmitter();
  const sent = vi.fn();
  const socket = {
    connected: true,
    on: house.on.bind(house),
    off: house.off.bind(house),
    emit: sent,
  } as unknown as LiveSocket;
  const freshness = createFreshness(() => 0);
  const shown: number[] = [];
  const stop = followPictures<Numbered>({
    socket,
    freshness,
    channel: 'room',
    ask: () => socket.emit('JoinRoom', { room: 'room' }),
    show: ({ n }) => shown.push(n),
  });
  house.emit('room', { n: 4 });
  house.emit('room', { n: 9 });
  expect(shown).toEqual([4, 9]);
  expect(freshness.get().kind).toBe('fresh');
  stop();
  house.emit('room', { n: 10 });
  expect(shown).toEqual([4, 9]);
  expect(sent.mock.calls).toEqual([
    ['JoinRoom', { room: 'room' }],
    ['LeaveRoom', 'room'],
  ]);
});
