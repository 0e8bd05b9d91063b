import { msToReach } from '@maidan/games/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAviatorGame } from './aviator-game.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
  vi.stubGlobal('sessionStorage', { setItem: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const state = { roundId: 'aviator.7', crashValue: 0, waitingTime: 5, isBetting: true };

test('where less motion is wanted a bet is cashed out within a frame of its target all the same', async () => {
  const cashedAt: number[] = [];
  const game = createAviatorGame({
    place: async () => ({ ok: true, betId: 'b1' }),
    async cashOut() {
      cashedAt.push(performance.now());
      return { ok: true, multiplier: 2, profit: 10 };
    },
    cancel: async () => ({ ok: true }),
    lookUp: async () => [],
    refusalOf: () => undefined,
    notify: () => undefined,
    onFlown: () => undefined,
  });
  const stop = game.ticker.follow(game.climb);
  game.hear(JSON.stringify({ ...state, gameStatus: 'open' }));
  game.cards.press(0);
  await vi.advanceTimersByTimeAsync(50);
  const tookOffAt = performance.now();
  game.hear(JSON.stringify({ ...state, gameStatus: 'running', isBetting: false, elapsedMs: 0 }));
  game.cards.set(0, { tab: 'auto', isAutoCashOut: true, target: 2.03 });
  await vi.advanceTimersByTimeAsync(20_000);
  stop();
  expect(cashedAt).toHaveLength(1);
  const lateMs = (cashedAt[0] ?? 0) - tookOffAt - msToReach(203);
  expect(lateMs).toBeGreaterThanOrEqual(0);
  expect(lateMs).toBeLessThan(16);
});
