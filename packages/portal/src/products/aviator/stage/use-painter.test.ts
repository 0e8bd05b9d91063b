import { expect, test } from 'vitest';
import { createPace } from './use-painter.ts';

function framesDrawn(gapMs: number, count: number, pace = createPace(), from = 0): number {
  return Array.from({ length: count }, (_, frame) => pace.isDue(from + frame * gapMs)).filter(Boolean).length;
}

test('a fast device draws every frame', () => {
  expect(framesDrawn(16.7, 300)).toBe(300);
});

test('a slow device draws every second frame', () => {
  const pace = createPace();
  framesDrawn(33, 40, pace);
  expect(framesDrawn(33, 100, pace, 40 * 33)).toBe(50);
});

test('a page that was hidden is not treated as slow', () => {
  expect(framesDrawn(5_000, 50)).toBe(50);
});
