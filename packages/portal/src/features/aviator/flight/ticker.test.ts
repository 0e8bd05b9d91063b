import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Flight } from './flight.ts';
import { createTicker } from './ticker.ts';

const frames: FrameRequestCallback[] = [];
const flight = { status: 'running' } as Flight;

beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

test('without messages about the flight it stands still, and continues with the next one', () => {
  const line = { isLost: false };
  const seen: number[] = [];
  const ticker = createTicker({ get: () => flight, subscribe: () => () => undefined }, () => line.isLost);
  ticker.follow((_, nowMs) => seen.push(nowMs));
  const draw = (nowMs: number) => frames.at(-1)?.(nowMs);
  draw(1);
  line.isLost = true;
  draw(2);
  line.isLost = false;
  draw(3);
  expect(seen).toEqual([1, 3]);
});
