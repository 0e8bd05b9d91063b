import { describe, expect, it } from 'vitest';
import { cellOf, homeCells, squareOf, trackCells, turnedCell } from './ludo-board.ts';
import { homeStep, lastSharedStep, trackLength } from './ludo-rules.ts';

const steps = Array.from({ length: homeStep + 1 }, (_, step) => step);
const text = ({ column, row }: { column: number; row: number }) => `${column},${row}`;

describe('the board', () => {
  it('has a ring of 52 different squares, each next to the one before, straight or round a corner', () => {
    expect(new Set(trackCells.map(text)).size).toBe(trackLength);
    trackCells.forEach((cell, at) => {
      const next = trackCells[(at + 1) % trackLength];
      if (next === undefined) throw new Error('no next square');
      const [across, down] = [Math.abs(next.column - cell.column), Math.abs(next.row - cell.row)];
      expect(Math.max(across, down)).toBe(1);
    });
  });

  it('leads each seat once round and up its own column, without a jump', () => {
    for (const seat of ['A', 'B'] as const) {
      const cells = steps.map((step) => cellOf(seat, step));
      expect(new Set(cells.map(text)).size).toBe(homeStep + 1);
      cells.slice(1).forEach((cell, at) => {
        const before = cells[at];
        if (before === undefined) throw new Error('no cell before');
        expect(Math.max(Math.abs(cell.column - before.column), Math.abs(cell.row - before.row))).toBe(1);
      });
    }
  });

  it('starts A on square 0 and B on 26, and ends both tracks before their column', () => {
    expect([squareOf('A', 0), squareOf('B', 0)]).toEqual([0, 26]);
    expect([squareOf('A', lastSharedStep), squareOf('B', lastSharedStep)]).toEqual([50, 24]);
    expect(squareOf('A', lastSharedStep + 1)).toBeUndefined();
    expect([text(cellOf('A', 56)), text(cellOf('B', 56))]).toEqual(['7,8', '7,6']);
  });

  it('looks to B, rotated by half a turn, as it looks to A', () => {
    for (const step of steps) expect(turnedCell(cellOf('B', step))).toEqual(cellOf('A', step));
    expect(homeCells.B.map(turnedCell)).toEqual(homeCells.A);
  });
});
