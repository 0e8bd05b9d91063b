import { expect, test } from 'vitest';
import { writeCountdown } from './notices.ts';

test.each([
  [1, '00:01'],
  [59_000, '00:59'],
  [61_000, '01:01'],
  [3_729_000, '1:02:09'],
  [36 * 3_600_000, '36:00:00'],
])('%i ms to go are written %s', (leftMs, written) => {
  expect(writeCountdown(leftMs)).toBe(written);
});
