import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { pause } from './use-ludo.ts';

test('a pause that has ended no longer listens to its signal', async () => {
  const { signal } = new AbortController();
  await pause(0, signal);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a pause ends at once when its signal is aborted', async () => {
  const closing = new AbortController();
  const paused = pause(3_600_000, closing.signal);
  closing.abort();
  await expect(paused).resolves.toBeUndefined();
});
