import type { Match } from '@maidan/contract/wire';
import { isInPlay } from '../matches/match-list.ts';

export interface PickedMatches {
  /** Shown large; undefined while no match is in play. */
  readonly hero: Match | undefined;
  readonly rows: readonly Match[];
}

/**
 * Matches in play, those with a score first, then those that start next, up to the number of rows that fit.
 */
export function pickMatches(matches: readonly Match[], rowsMost: number): PickedMatches {
  const inPlay = matches
    .filter(isInPlay)
    .toSorted((one, other) => Number(other.play !== undefined) - Number(one.play !== undefined));
  const coming = matches.filter((match) => !isInPlay(match));
  const [hero, ...others] = inPlay;
  return { hero, rows: [...others, ...coming].slice(0, rowsMost) };
}
