import { ballsInOver } from '../figures/format.ts';
import type { Game } from '../figures/game.ts';

/** More than any innings lasts. */
const oversUnlimited = 999;

/** Whole overs: a chase cut to 48.5 overs has no 49th to bet on. */
export function oversMaxOf({ inningsBalls }: Game): number {
  return inningsBalls === 0 ? oversUnlimited : Math.floor(inningsBalls / ballsInOver);
}
