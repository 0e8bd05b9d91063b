import { BALLS_PER_OVER } from '../figures/format.ts';
import type { Game } from '../figures/game.ts';

/** More than any innings lasts. */
const OVERS_UNLIMITED = 999;

/** Whole overs: a chase cut to 48.5 overs has no 49th to bet on. */
export function oversMaxOf({ inningsBalls }: Game): number {
  return inningsBalls === 0 ? OVERS_UNLIMITED : Math.floor(inningsBalls / BALLS_PER_OVER);
}
