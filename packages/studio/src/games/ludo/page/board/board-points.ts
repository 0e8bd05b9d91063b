import type { LudoSeat } from '../../../../wire/ludo.ts';
import { cellOf, type LudoCell, turnedCell } from '../../rules/ludo-board.ts';

/** The step of a token at home, as the contract counts. */
export const homeStep = 56;

/**
 * The position of a token: its centre in squares from the top left, and its size relative to a single one.
 */
export interface TokenPoint {
  readonly seat: LudoSeat;
  readonly token: number;
  readonly steps: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

type Offset = readonly [number, number];

const pair: readonly Offset[] = [
  [-0.24, 0],
  [0.24, 0],
];
const four: readonly Offset[] = [
  [-0.23, -0.2],
  [0.23, -0.2],
  [-0.23, 0.24],
  [0.23, 0.24],
];
const eight: readonly Offset[] = [-0.3, 0, 0.3].flatMap((y) => [-0.31, 0, 0.31].map((x): Offset => [x, y]));

/** The positions and size of tokens that share a square. */
function crowd(count: number): { readonly offsets: readonly Offset[]; readonly size: number } {
  if (count === 1) return { offsets: [[0, 0]], size: 1 };
  if (count === 2) return { offsets: pair, size: 0.84 };
  return count <= 4 ? { offsets: four, size: 0.74 } : { offsets: eight, size: 0.54 };
}

/** Home is a triangle, wider than a square. */
const homeOffsets: readonly Offset[] = [
  [-0.45, 0.22],
  [0.45, 0.22],
  [0, 0.22],
  [0, -0.22],
];

/** Players see their own corner at the bottom left, at either seat. */
export const seenFrom = (you: LudoSeat, cell: LudoCell): LudoCell => (you === 'B' ? turnedCell(cell) : cell);

export function tokenPoints(
  tokens: Readonly<Record<LudoSeat, readonly number[]>>,
  you: LudoSeat,
): TokenPoint[] {
  const standing = (['A', 'B'] as const).flatMap((seat) =>
    tokens[seat].map((steps, token) => ({ seat, token, steps, cell: seenFrom(you, cellOf(seat, steps)) })),
  );
  return standing.map(({ cell, ...one }, index) => {
    const isHere = (other: LudoCell) => other.column === cell.column && other.row === cell.row;
    const place = standing.slice(0, index).filter((other) => isHere(other.cell)).length;
    const count = standing.filter((other) => isHere(other.cell)).length;
    const { offsets, size } = crowd(count);
    const isHome = one.steps === homeStep;
    const [right, down] = (isHome ? homeOffsets : offsets)[place] ?? [0, 0];
    // The near side's triangle opens downwards, the far side's upwards.
    const flip = isHome && one.seat !== you ? -1 : 1;
    return {
      ...one,
      x: cell.column + 0.5 + right,
      y: cell.row + 0.5 + down * flip,
      size: isHome ? 0.68 : size,
    };
  });
}
