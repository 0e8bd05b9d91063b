import { expect, test } from 'vitest';
import { stepTo } from './step-tiles.ts';

test.each([
  ['ArrowRight', 7, 8],
  ['ArrowLeft', 7, 6],
  ['ArrowDown', 7, 17],
  ['ArrowUp', 17, 7],
  ['Home', 55, 0],
  ['End', 55, 99],
  ['ArrowUp', 7, undefined],
  ['ArrowRight', 99, undefined],
  ['a', 7, undefined],
])('%s from tile %i of ten columns leads to %s', (key, from, to) => {
  expect(stepTo(key, from, 100, 10)).toBe(to);
});
