import type { Freshness } from '@maidan/client/freshness.ts';
import { createStore } from '@maidan/client/store.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Flight } from './flight.ts';
import { createTicker } from './ticker.ts';

const flightThatIs = (status: Flight['status']) => ({ status }) as Flight;
const frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => frames.pop());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function start(
  status: Flight['status'] | undefined,
  { isCalm = false, actsAtMs = Number.POSITIVE_INFINITY },
) {
  const flight = createStore(status && flightThatIs(status));
  const freshness = createStore<Freshness>({ kind: 'fresh' });
  const begunAt = performance.now();
  const ticker = createTicker({
    flight,
    freshness,
    isCalm: () => isCalm,
    actsAt: () => begunAt + actsAtMs,
  });
  const seen: number[] = [];
  const stop = ticker.follow((_, nowMs) => seen.push(Math.round(nowMs - begunAt)));
  /** What it has asked for and not got yet. */
  const pendingFrames = () => frames.length + vi.getTimerCount();
  return { flight, freshness, ticker, seen, stop, pendingFrames };
}

const drawFrame = () => frames.pop()?.(performance.now());

describe('before every frame', () => {
  test('it ticks, until nobody follows it', () => {
    const { seen, stop, pendingFrames } = start('running', {});
    for (let frame = 0; frame < 3; frame += 1) drawFrame();
    expect([seen.length, pendingFrames()]).toEqual([3, 1]);
    stop();
    expect(pendingFrames()).toBe(0);
  });

  test('without messages about the flight it stands still and asks for nothing, and continues with the next one', () => {
    const { freshness, seen, pendingFrames } = start('running', {});
    drawFrame();
    freshness.set({ kind: 'stale', ageSeconds: 9 });
    drawFrame();
    freshness.set({ kind: 'stale', ageSeconds: 10 });
    expect([seen.length, pendingFrames()]).toEqual([1, 0]);
    freshness.set({ kind: 'fresh' });
    drawFrame();
    expect([seen.length, pendingFrames()]).toEqual([2, 1]);
  });

  test('it asks for nothing before the first flight is known', () => {
    const { flight, seen, pendingFrames } = start(undefined, {});
    expect(pendingFrames()).toBe(0);
    flight.set(flightThatIs('open'));
    drawFrame();
    expect(seen.length).toBe(1);
  });
});

describe('where less motion is wanted', () => {
  test('it ticks ten times a second, and asks for no frames', () => {
    const { seen } = start('running', { isCalm: true });
    vi.advanceTimersByTime(1_050);
    expect(seen).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000]);
    expect(frames).toEqual([]);
  });

  test('an automatic cash-out does not wait for the next of these ticks', () => {
    const { seen } = start('running', { isCalm: true, actsAtMs: 250.4 });
    vi.advanceTimersByTime(260);
    expect(seen).toEqual([0, 100, 200, 251]);
  });

  test('a flight that is over comes to rest, until something must be drawn or the next round opens', () => {
    const { flight, ticker, seen, pendingFrames } = start('waiting', { isCalm: true });
    vi.advanceTimersByTime(5_000);
    expect([seen.at(-1), pendingFrames()]).toEqual([1_000, 0]);
    ticker.wake();
    vi.advanceTimersByTime(0);
    expect(seen.at(-1)).toBe(5_000);
    vi.advanceTimersByTime(5_000);
    expect(pendingFrames()).toBe(0);
    flight.set(flightThatIs('open'));
    vi.advanceTimersByTime(5_000);
    expect([seen.at(-1), pendingFrames()]).toEqual([15_000, 1]);
  });
});
