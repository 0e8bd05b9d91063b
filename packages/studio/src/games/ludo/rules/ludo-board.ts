import { homeStep, type LudoSeat, lastSharedStep, trackLength } from './ludo-rules.ts';

/** On a grid of 15 by 15, column and row counted from the top left. */
export interface LudoCell {
  readonly column: number;
  readonly row: number;
}

const ludoGrid = 15;
const middle = 7;

/**
 * Straight lines of the track, clockwise from A's start at the bottom: column and row of the first square,
 * direction, number of squares.
 */
const lines: readonly (readonly [number, number, number, number, number])[] = [
  [6, 13, 0, -1, 5],
  [5, 8, -1, 0, 6],
  [0, 7, 0, -1, 1],
  [0, 6, 1, 0, 6],
  [6, 5, 0, -1, 6],
  [7, 0, 1, 0, 1],
  [8, 0, 0, 1, 6],
  [9, 6, 1, 0, 6],
  [14, 7, 0, 1, 1],
  [14, 8, -1, 0, 6],
  [8, 9, 0, 1, 6],
  [7, 14, -1, 0, 2],
];

/** The 52 squares of the shared track. A starts on square 0, B on 26, and both move to higher numbers. */
export const trackCells: readonly LudoCell[] = lines.flatMap(([column, row, across, down, squares]) =>
  Array.from({ length: squares }, (_, at) => ({ column: column + at * across, row: row + at * down })),
);

const startSquares: Readonly<Record<LudoSeat, number>> = { A: 0, B: trackLength / 2 };

/** The square of the shared track that a seat's token is on; undefined in the home column and at home. */
export const squareOf = (seat: LudoSeat, steps: number): number | undefined =>
  steps > lastSharedStep ? undefined : (startSquares[seat] + steps) % trackLength;

/** The five squares of a seat's home column and its home, steps 51 to 56. */
export const homeCells: Readonly<Record<LudoSeat, readonly LudoCell[]>> = {
  A: Array.from({ length: homeStep - lastSharedStep }, (_, at) => ({ column: middle, row: 13 - at })),
  B: Array.from({ length: homeStep - lastSharedStep }, (_, at) => ({ column: middle, row: 1 + at })),
};

/** The cell of a token after this many steps. */
export function cellOf(seat: LudoSeat, steps: number): LudoCell {
  const square = squareOf(seat, steps);
  const cell = square === undefined ? homeCells[seat][steps - lastSharedStep - 1] : trackCells[square];
  if (cell === undefined) throw new RangeError(`no cell for ${steps} steps`);
  return cell;
}

/**
 * The cell on a board rotated by half a turn, as a player at B sees it, with its own corner where A sees A's.
 */
export const turnedCell = ({ column, row }: LudoCell): LudoCell => ({
  column: ludoGrid - 1 - column,
  row: ludoGrid - 1 - row,
});
