import { manualClock } from '@maidan/betting';
import { expect, test } from 'vitest';
import { createRecentPlayers } from './recent-players.ts';

test('a player is recent from when last seen, and whoever is not is not kept', () => {
  const clock = manualClock(0);
  const recent = createRecentPlayers(clock, 6_000);
  recent.see('asha');
  recent.see('bilal');
  clock.advance(5_999);
  recent.see('asha');
  clock.advance(1);
  expect([recent.has('asha'), recent.has('bilal'), recent.has('chitra')]).toEqual([true, false, false]);
  recent.see('chitra');
  expect(recent.kept()).toBe(2);
  recent.forget('asha');
  expect([recent.has('asha'), recent.kept()]).toEqual([false, 1]);
});

test('of many players who ask once, only those of the last while are kept', () => {
  const clock = manualClock(0);
  const recent = createRecentPlayers(clock, 6_000);
  for (let visitor = 0; visitor < 1_000; visitor += 1) {
    clock.advance(1_000);
    recent.see(`visitor ${visitor}`);
  }
  expect(recent.kept()).toBe(6);
});
