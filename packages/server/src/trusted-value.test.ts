import { manualClock } from '@maidan/betting';
import { expect, test } from 'vitest';
import { createTrustedValue } from './trusted-value.ts';

test('a change by hand is read even if it is made at the moment a read ends', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let stored = promise;
  const value = createTrustedValue(manualClock(0), 'unread', () => stored);
  const refreshed = value.refresh();
  const changed = promise.then(() => {
    stored = Promise.resolve('changed');
    return value.reread();
  });
  resolve('as it was');
  await Promise.all([refreshed, changed]);
  expect(value.get()).toBe('changed');
});

test('after a failed read the next call reads again', async () => {
  const stored = [Promise.reject(new Error('away')), Promise.resolve('there')];
  const value = createTrustedValue(manualClock(0), 'unread', async () => (await stored.shift()) ?? 'more');
  await expect(value.reread()).rejects.toThrow('away');
  await value.refresh();
  expect(value.get()).toBe('there');
});
