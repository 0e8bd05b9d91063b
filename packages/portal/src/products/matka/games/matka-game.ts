import type { MatkaBet } from '@maidan/contract/wire';
import type { MatkaPath } from '../paths.ts';

export type MatkaGame = MatkaBet['gameType'];
/** Which of a day's two draws a bet is on. */
export type MatkaDraw = MatkaBet['betType'];

/** The screen of each game, in the order of the type page. */
export const gameScreens = {
  SINGLE: 'matkaSingle',
  JODI: 'matkaJodi',
  SINGLE_PATTI: 'matkaSinglePatti',
  DOUBLE_PATTI: 'matkaDoublePatti',
  TRIPLE_PATTI: 'matkaTriplePatti',
  ODD_EVEN: 'matkaOddEven',
} as const satisfies Record<MatkaGame, MatkaPath>;

export const matkaGames = Object.keys(gameScreens) as readonly MatkaGame[];
