import { manualClock } from '@maidan/betting';
import { expect, test } from 'vitest';
import { rateLimit } from './rate-limit.ts';

test('a bucket gives its tokens, and refills evenly over time', () => {
  const clock = manualClock(0);
  const limit = rateLimit(clock, 10, 1000);
  const taken = () => Array.from({ length: 20 }, () => limit.take('key')).filter(Boolean).length;
  expect(taken()).toBe(10);
  clock.advance(300);
  expect(taken()).toBe(3);
  clock.advance(60_000);
  expect(taken()).toBe(10);
});

test.each([-60_000, 60_000])('a clock set by %i ms neither empties nor fills a bucket', (byMs) => {
  const clock = manualClock(1_000_000);
  const limit = rateLimit(clock, 2, 1000);
  limit.take('key');
  clock.setBy(byMs);
  expect([limit.take('key'), limit.take('key')]).toEqual([true, false]);
});
