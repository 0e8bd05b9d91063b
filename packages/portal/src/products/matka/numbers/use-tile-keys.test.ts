import { expect, test } from 'vitest';
import { stepTo } from './use-tile-keys.ts';

const grid = { count: 100, columns: 10, isFromRight: false };

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
])('%s from tile %i of ten columns goes to %s', (key, from, to) => {
  expect(stepTo(key, from, grid)).toBe(to);
});

test('in right-to-left rows the arrow keys still move in their direction', () => {
  const fromRight = { ...grid, isFromRight: true };
  expect(['ArrowRight', 'ArrowLeft', 'ArrowDown'].map((key) => stepTo(key, 7, fromRight))).toEqual([
    6, 8, 17,
  ]);
});
