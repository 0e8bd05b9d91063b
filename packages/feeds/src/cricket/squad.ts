import type { Team } from '../play/team.ts';

export interface Squad {
  readonly team: Team;
  /** In batting order, written as scorecards do: "R Talwade". */
  readonly players: readonly string[];
  readonly batterTiers: Uint8Array;
  readonly bowlerTiers: Uint8Array;
}

/** Places in the batting order of the five who bowl, in the order they come on. */
export const bowlerPlaces: readonly number[] = [9, 10, 7, 8, 6];

/** By place in the batting order. */
export const usualBatterTiers: readonly number[] = [1, 1, 0, 0, 1, 1, 2, 2, 3, 4, 4];
/** In the order they come on. */
export const usualBowlerTiers: readonly number[] = [0, 1, 1, 1, 2];
