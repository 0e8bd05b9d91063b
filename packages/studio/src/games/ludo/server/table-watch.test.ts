import { manualClock } from '@maidan/betting';
import { expect, test } from 'vitest';
import { createRecentPlayers, createTableWatch } from './table-watch.ts';

test('nothing is kept about a player who is forgotten while one of their requests waits', async () => {
  const watch = createTableWatch(manualClock(0));
  watch.change('asha');
  const { changed } = watch.wait('asha', watch.versionOf('asha'));
  watch.forget('asha');
  await changed;
  expect(watch.isThere('asha')).toBe(false);
  expect(watch.versionOf('asha')).toBe(0);
});

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
