import { expect, test } from 'vitest';
import { statusLine } from './status-line.ts';

test.each([
  [1, 'Play resumes, 1 over a side'],
  [12, 'Play resumes, 12 overs a side'],
])('play that resumes with %i overs a side reads: %s', (overs, expected) => {
  expect(statusLine('resumesOvers', { overs }).text).toBe(expected);
});

test.each([
  [1, 'Play resumes, 1 over lost'],
  [3, 'Play resumes, 3 overs lost'],
])('play that resumes with %i overs lost reads: %s', (overs, expected) => {
  expect(statusLine('resumesLost', { overs }).text).toBe(expected);
});

test.each([
  [1, 'Play resumes, target revised to 9 in 1 over'],
  [5, 'Play resumes, target revised to 9 in 5 overs'],
])('a target revised for %i overs reads: %s', (overs, expected) => {
  expect(statusLine('resumesTarget', { overs, target: 9 }).text).toBe(expected);
});
