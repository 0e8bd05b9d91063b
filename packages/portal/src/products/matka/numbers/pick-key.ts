import { type MatkaGame as NumbersGame, readMatkaNumber } from '@maidan/games/rules';
import type { MatkaDraw, MatkaGame } from '../games/matka-game.ts';

/** The games as the rules name them. */
export const gameInRules: Record<MatkaGame, NumbersGame> = {
  SINGLE: 'single',
  JODI: 'jodi',
  SINGLE_PATTI: 'singlePatti',
  DOUBLE_PATTI: 'doublePatti',
  TRIPLE_PATTI: 'triplePatti',
  ODD_EVEN: 'oddEven',
};

/**
 * The key of a number on tiles, slip and list: on a slip that counts to a hundred, 100 is 00. A jodi is on
 * both draws, whichever it was sent with.
 */
export function pickKey(
  game: MatkaGame,
  draw: MatkaDraw | undefined,
  number: string,
  isHaroop = false,
): string {
  const known = readMatkaNumber(gameInRules[game], number, isHaroop) ?? number;
  return game === 'JODI' ? `JODI/${known}` : `${game}/${draw ?? ''}/${known}`;
}
