import { expect, test } from 'vitest';
import { playedTables } from '../fake-table.ts';
import { shownAtOnce } from '../show/shown.ts';
import { tokenPoints } from './board-points.ts';

const start = { A: [0, 0, 0, 0], B: [0, 0, 0, 0] };

test('players see their own start at the bottom left, at either seat', () => {
  for (const you of ['A', 'B'] as const) {
    const own = tokenPoints(start, you).filter(({ seat }) => seat === you);
    expect(own.every(({ x, y }) => x > 6 && x < 7 && y > 13 && y < 14)).toBe(true);
    const other = tokenPoints(start, you).filter(({ seat }) => seat !== you);
    expect(other.every(({ x, y }) => x > 8 && x < 9 && y > 1 && y < 2)).toBe(true);
  }
});

test('a single token is in the middle of its square', () => {
  const [token] = tokenPoints({ ...start, A: [1, 0, 0, 0] }, 'A');
  expect(token).toEqual({ seat: 'A', token: 0, steps: 1, x: 6.5, y: 12.5, size: 1 });
});

test('in a whole game no two tokens are drawn on top of each other, and none off the board', () => {
  for (const table of playedTables('crowded')) {
    const points = tokenPoints(shownAtOnce(table).tokens, 'B');
    expect(new Set(points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(8);
    expect(points.every(({ x, y }) => x > 0 && x < 15 && y > 0 && y < 15)).toBe(true);
  }
});

test('tokens at home are in the triangle of their own side', () => {
  const points = tokenPoints({ A: [56, 56, 56, 56], B: [56, 56, 56, 56] }, 'B');
  expect(points.filter(({ seat }) => seat === 'B').every(({ y }) => y > 8)).toBe(true);
  expect(points.filter(({ seat }) => seat === 'A').every(({ y }) => y < 7)).toBe(true);
});
