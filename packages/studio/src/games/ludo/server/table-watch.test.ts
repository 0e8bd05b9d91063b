import { manualClock } from '@maidan/betting';
import { expect, test } from 'vitest';
import { createTableWatch } from './table-watch.ts';

test('nothing is kept about a player who is forgotten while one of their requests waits', async () => {
  const watch = createTableWatch(manualClock(0));
  watch.change('asha');
  const { changed } = watch.wait('asha', watch.versionOf('asha'));
  watch.forget('asha');
  await changed;
  expect(watch.isThere('asha')).toBe(false);
  expect(watch.versionOf('asha')).toBe(0);
});
