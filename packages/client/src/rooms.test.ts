import type { RoomPicture } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { watchRoom } from './rooms.ts';

type Listener = (message: unknown) => void;
type Numbered = RoomPicture & { readonly n: number };

function roomWithSocket() {
  const listeners = new Map<string, Listener>();
  const socket = {
    on: (channel: string, listener: Listener) => listeners.set(channel, listener),
    off: (channel: string) => listeners.delete(channel),
  };
  const shown: number[] = [];
  let asked = 0;
  let heard = 0;
  const room = watchRoom<Numbered, Numbered, { readonly n: number }>({
    socket: socket as never,
    channel: 'room',
    changes: 'room/changes',
    ask: () => {
      asked += 1;
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
    asked: () => asked,
    heard: () => heard,
    picture: (n: number) => listeners.get('room')?.({ n, data: [] }),
    patch: (n: number) => listeners.get('room/changes')?.({ n }),
  };
}

test('consecutive patches are shown as they arrive', () => {
  const { picture, patch, shown, asked, heard } = roomWithSocket();
  picture(4);
  patch(5);
  patch(6);
  expect(shown).toEqual([4, 5, 6]);
  expect(asked()).toBe(0);
  expect(heard()).toBe(3);
});

test('after a gap the full picture is requested once, and nothing is shown until it arrives', () => {
  const { picture, patch, shown, asked } = roomWithSocket();
  picture(4);
  patch(6);
  patch(7);
  expect(asked()).toBe(1);
  expect(shown).toEqual([4]);
  picture(7);
  patch(8);
  expect(shown).toEqual([4, 7, 8]);
});

test('a patch already contained in the picture is ignored', () => {
  const { picture, patch, shown, asked } = roomWithSocket();
  picture(4);
  patch(4);
  patch(3);
  expect(shown).toEqual([4]);
  expect(asked()).toBe(0);
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
