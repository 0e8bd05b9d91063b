import type { MatkaBet } from '@maidan/contract/wire';
import type { Market } from './live/market.ts';
import type { MatkaPath } from './paths.ts';

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

type Flags = Pick<Market, 'betStatus' | 'openBet' | 'closeBet' | 'jodiBet'>;

/** Whether the market takes bets of the game on the draw (document 2, section 4). */
export function isOffered({ openBet, closeBet, jodiBet }: Flags, game: MatkaGame, draw: MatkaDraw): boolean {
  if (game === 'JODI') return jodiBet;
  return draw === 'OPEN' ? openBet : closeBet;
}

/** Why tapping a number opens no slip; these are keys of the messages. */
export type TapStop = 'shutByUpline' | 'selectMarket' | 'timeout';

export function tapStop(market: Flags, game: MatkaGame, draw: MatkaDraw | undefined): TapStop | undefined {
  if (!market.betStatus) return 'shutByUpline';
  if (draw === undefined) return 'selectMarket';
  return isOffered(market, game, draw) ? undefined : 'timeout';
}

export type DoneStop = 'shutByUpline' | 'timeout' | 'jodiClosed';

/** Why an open slip can no longer be placed and closes (document 2, section 5). */
export function doneStop(
  market: Flags,
  lines: readonly { readonly game: MatkaGame; readonly draw: MatkaDraw }[],
): DoneStop | undefined {
  if (!market.betStatus) return 'shutByUpline';
  const shut = lines.find(({ game, draw }) => !isOffered(market, game, draw));
  if (!shut) return undefined;
  return shut.game === 'JODI' ? 'jodiClosed' : 'timeout';
}

/** The market types that can be chosen now. */
export function offeredDraws({ openBet, closeBet }: Flags): readonly MatkaDraw[] {
  return [...(openBet ? (['OPEN'] as const) : []), ...(closeBet ? (['CLOSE'] as const) : [])];
}
