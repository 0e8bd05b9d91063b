import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gather } from './gather.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a single request is executed at once', () => {
  const act = vi.fn();
  gather(act, 500).ask();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('a hundred requests during the wait are executed as one, at its end', () => {
  const act = vi.fn();
  const { ask } = gather(act, 500);
  for (let asked = 0; asked < 101; asked += 1) ask();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(2000);
  expect(act).toHaveBeenCalledTimes(2);
});

test('a request made before the stop is not executed afterwards', () => {
  const act = vi.fn();
  const { ask, stop } = gather(act, 500);
  ask();
  ask();
  stop();
  vi.advanceTimersByTime(2000);
  expect(act).toHaveBeenCalledTimes(1);
});
