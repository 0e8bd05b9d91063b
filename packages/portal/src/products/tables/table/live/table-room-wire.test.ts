import { createFreshness } from '@maidan/client/freshness.ts';
import { expect, test, vi } from 'vitest';
import { watchTableRoom } from './table-room-wire.ts';

function fakeSocket() {
  const listeners = new Map<string, Set<(message: unknown) => void>>();
  const sent: unknown[][] = [];
  return {
    connected: true,
    sent,
    emit: (...event: unknown[]) => void sent.push(event),
    on: (event: string, listener: (message: unknown) => void) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: (message: unknown) => void) => void listeners.get(event)?.delete(listener),
    say(event: string, message: unknown) {
      for (const listener of listeners.get(event) ?? []) listener(message);
    },
  };
}

function watch() {
  const socket = fakeSocket();
  const [show, onBetsChanged] = [vi.fn(), vi.fn()];
  const freshness = createFreshness(() => 0);
  const leave = watchTableRoom({
    socket: socket as unknown as Parameters<typeof watchTableRoom>[0]['socket'],
    code: 'teen9',
    show,
    freshness,
    onBetsChanged,
  });
  return { socket, show, onBetsChanged, freshness, leave };
}

test('a table is joined by its short name, and every message on that channel is a whole picture', () => {
  const { socket, show, freshness, leave } = watch();
  expect(socket.sent).toEqual([['JoinRoom', 'teen9']]);
  for (const n of [1, 2, 7]) socket.say('teen9', { n });
  expect(show.mock.calls).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 7 }]]);
  expect(freshness.get().kind).toBe('fresh');
  leave();
  socket.say('teen9', { n: 8 });
  expect(show).toHaveBeenCalledTimes(3);
  expect(socket.sent.at(-1)).toEqual(['LeaveRoom', 'teen9']);
});

test('a lost connection makes the table stale', () => {
  const { socket, freshness, leave } = watch();
  socket.say('teen9', { n: 1 });
  socket.say('disconnect', 'transport close');
  expect(freshness.get().kind).toBe('stale');
  leave();
});

test('bets are reloaded when the house sends a notice, and only then', () => {
  const { socket, onBetsChanged, leave } = watch();
  socket.say('fetchCasinoBetList', { fetch: false });
  expect(onBetsChanged).not.toHaveBeenCalled();
  socket.say('fetchCasinoBetList', { fetch: true });
  expect(onBetsChanged).toHaveBeenCalledTimes(1);
  leave();
  socket.say('fetchCasinoBetList', { fetch: true });
  expect(onBetsChanged).toHaveBeenCalledTimes(1);
});
