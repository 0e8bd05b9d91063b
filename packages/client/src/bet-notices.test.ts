import { beforeEach, expect, test, vi } from 'vitest';
import { watchBets } from './bet-notices.ts';
import type { LiveSocket } from './live-socket.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function watch() {
  const listeners = new Map<string, (message?: unknown) => void>();
  const socket = {
    on: (event: string, listener: () => void) => void listeners.set(event, listener),
    off: (event: string) => void listeners.delete(event),
  } as unknown as LiveSocket;
  const onBetsChanged = vi.fn();
  const stop = watchBets(socket, 'fetchMatkaBetList', onBetsChanged);
  return { say: (event: string, message?: unknown) => listeners.get(event)?.(message), onBetsChanged, stop };
}

test('a hundred notices at once reload the bets twice: for the first, and for all others', () => {
  const { say, onBetsChanged } = watch();
  for (let notices = 0; notices < 100; notices += 1) say('fetchMatkaBetList', { fetch: true });
  vi.advanceTimersByTime(5_000);
  expect(onBetsChanged).toHaveBeenCalledTimes(2);
});

test('after a lost connection bets are reloaded once the house accepts the session again', () => {
  const { say, onBetsChanged, stop } = watch();
  say('userLoggedIn');
  say('disconnect');
  expect(onBetsChanged).not.toHaveBeenCalled();
  say('userLoggedIn');
  expect(onBetsChanged).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_000);
  say('userLoggedIn');
  expect(onBetsChanged).toHaveBeenCalledTimes(1);
  say('disconnect');
  stop();
  say('userLoggedIn');
  expect(onBetsChanged).toHaveBeenCalledTimes(1);
});
