import type { VirtualBet } from '../../../rules/virtual-game.ts';
import type { RacetrackBet } from '../racetrack.ts';
import { spotOf, wheel } from '../spots.ts';

export interface TrackCell {
  readonly number: number;
  readonly column: number;
  readonly row: 1 | 2 | 3;
  /** The lower side has one number less, so its last cell is twice as long. */
  readonly span: 1 | 2;
}

export const trackColumns = 18;

/**
 * The wheel as a racetrack: zero in the middle of the right end, then in the order of the wheel along the
 * lower side.
 */
function placeOnTrack(index: number): Omit<TrackCell, 'number' | 'span'> {
  // The last number and the first two: 26, 0, 32.
  if (index === 36) return { column: trackColumns, row: 1 };
  if (index < 2) return { column: trackColumns, row: index === 0 ? 2 : 3 };
  if (index < 17) return { column: trackColumns + 1 - index, row: 3 };
  if (index < 20) return { column: 1, row: index === 17 ? 3 : index === 18 ? 2 : 1 };
  return { column: index - 18, row: 1 };
}

export const trackCells: readonly TrackCell[] = wheel.map((number, index) => ({
  number,
  ...placeOnTrack(index),
  span: index === 17 ? 2 : 1,
}));

export const sectors: readonly RacetrackBet[] = ['tiers', 'orphelins', 'voisins', 'jeu-zero'];

/** The numbers that win with these bets. */
export const coveredBy = (bets: readonly VirtualBet[]): ReadonlySet<number> =>
  new Set(bets.flatMap(({ option }) => spotOf(option)?.covers ?? []));
