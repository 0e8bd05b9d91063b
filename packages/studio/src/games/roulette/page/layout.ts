import type { CSSProperties } from 'react';
import { type Spot, spots } from '../spots.ts';

/** The style sheet computes a position on the horizontal or the upright table from these. */
export const placeStyle = ({ x, y, wide, high }: Place): CSSProperties => ({
  '--x': x,
  '--y': y,
  '--wide': wide,
  '--high': high,
});

/**
 * The centre of a spot and how many cells it spans, on a horizontal table with zero at the left: 14 cells
 * wide, 5 high. A span of 0 is a strip over the line between cells.
 */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

export const cellsWide = 14;
export const cellsHigh = 5;

/** The line for streets and six lines. */
const edge = 3;
const evenMoney = ['low', 'even', 'red', 'black', 'odd', 'high'];

export function placeOfNumber(number: number): Place {
  if (number === 0) return { x: 0.5, y: 1.5, wide: 1, high: 3 };
  const [column, row] = [Math.floor((number - 1) / 3), (number - 1) % 3];
  return { x: column + 1.5, y: 2.5 - row, wide: 1, high: 1 };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Zero is beside the first column: bets with it are on the line between them. */
function placeWithZero({ covers }: Spot): Place {
  const others = covers.filter((number) => number !== 0).map((number) => placeOfNumber(number).y);
  if (others.length === 3) return { x: 1, y: edge, wide: 0, high: 0 };
  return { x: 1, y: mean(others), wide: 0, high: others.length === 1 ? 1 : 0 };
}

function placeInside(spot: Spot): Place {
  const cells = spot.covers.map(placeOfNumber);
  const x = mean(cells.map((cell) => cell.x));
  const spansColumns = new Set(cells.map((cell) => cell.x)).size > 1;
  if (spot.kind === 'street' || spot.kind === 'line') {
    return { x, y: edge, wide: spansColumns ? 0 : 1, high: 0 };
  }
  const spansRows = new Set(cells.map((cell) => cell.y)).size > 1;
  return { x, y: mean(cells.map((cell) => cell.y)), wide: spansColumns ? 0 : 1, high: spansRows ? 0 : 1 };
}

export function placeOf(spot: Spot): Place {
  const nth = Number(spot.id.slice(-1));
  switch (spot.kind) {
    case 'straight':
      return placeOfNumber(spot.covers[0] ?? 0);
    case 'column':
      return { x: 13.5, y: 3.5 - nth, wide: 1, high: 1 };
    case 'dozen':
      return { x: 4 * nth - 1, y: 3.5, wide: 4, high: 1 };
    case 'even-money':
      return { x: 2 * evenMoney.indexOf(spot.id) + 2, y: 4.5, wide: 2, high: 1 };
    default:
      return spot.covers.includes(0) ? placeWithZero(spot) : placeInside(spot);
  }
}

export interface PlacedSpot {
  readonly spot: Spot;
  readonly place: Place;
}

/** Whole cells first, because strips are drawn over them. */
export const placedSpots: readonly PlacedSpot[] = spots
  .map((spot) => ({ spot, place: placeOf(spot) }))
  .sort((a, b) => Number(isStrip(a.place)) - Number(isStrip(b.place)));

export function isStrip({ wide, high }: Place): boolean {
  return wide === 0 || high === 0;
}
