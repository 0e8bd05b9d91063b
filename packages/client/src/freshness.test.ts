import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFreshness } from './freshness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  let nowMs = 0;
  const freshness = createFreshness(() => nowMs);
  const shown: string[] = [];
  freshness.subscribe(() => {
    const state = freshness.get();
    shown.push(state.kind === 'stale' ? `stale ${state.ageSeconds}` : state.kind);
  });
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      nowMs += 1000;
      vi.advanceTimersByTime(1000);
    }
  };
  return { freshness, shown, pass };
}

test('before the first update nothing is stale', () => {
  const { freshness, pass } = watched();
  pass(20);
  expect(freshness.get()).toEqual({ kind: 'waiting' });
});

test('prices are fresh for 8 seconds after the last update, then their age is shown each second', () => {
  const { freshness, shown, pass } = watched();
  freshness.heard();
  pass(8);
  expect(freshness.get().kind).toBe('fresh');
  pass(2);
  expect(shown).toEqual(['fresh', 'stale 9', 'stale 10']);
});

test('a message from the source makes them fresh again', () => {
  const { freshness, pass } = watched();
  freshness.heard();
  pass(12);
  freshness.heard();
  expect(freshness.get().kind).toBe('fresh');
});

test('an unreachable source makes them stale at once', () => {
  const { freshness, pass } = watched();
  freshness.heard();
  pass(2);
  freshness.lost();
  expect(freshness.get()).toEqual({ kind: 'stale', ageSeconds: 2 });
});

test('what nobody follows is judged when it is asked for', () => {
  let nowMs = 0;
  const freshness = createFreshness(() => nowMs);
  freshness.heard();
  nowMs = 9_000;
  expect(freshness.get()).toEqual({ kind: 'stale', ageSeconds: 9 });
});
