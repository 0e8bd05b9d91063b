import { expect, it } from 'vitest';
import { clockTone, ringGone } from './clock.tsx';

it.each([
  [22, 'calm'],
  [10, 'calm'],
  [9, 'soon'],
  [5, 'soon'],
  [4, 'last'],
  [0, 'last'],
])('a clock with %i seconds left is %s', (seconds, tone) => {
  expect(clockTone(seconds)).toBe(tone);
});

it('the ring is full at the start, empty at the end, and never beyond either', () => {
  expect([22, 11, 0, -1, 30].map((seconds) => ringGone(seconds, 22))).toEqual([0, 0.5, 1, 1, 0]);
  expect(ringGone(0, 0)).toBe(1);
});
