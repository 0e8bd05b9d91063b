import { type ExternalDefinition, shapeOf } from '@maidan/betting';
import type { LaunchedGame } from '../games/game-store.ts';
import { definitionOf } from './round-market.ts';
import type { BetOfRound } from './round-store.ts';

/** Bets whose stakes count: placed, not taken out and not rolled back. */
export const standingBets = (bets: readonly BetOfRound[]): readonly BetOfRound[] =>
  bets.filter(({ state, is_rolled_back }) => !is_rolled_back && (state === 'open' || state === 'settled'));

interface Terms {
  /** As the round was opened. */
  readonly definition: ExternalDefinition;
  /** As the game is now, if it is still there: an operator may have raised what it returns. */
  readonly game: LaunchedGame | undefined;
  readonly pricePerPoint: number;
}

/** The most that the stakes of a round can be paid by its game, themselves included, in hundredths. */
export function mostOfRound(bets: readonly BetOfRound[], { definition, game, pricePerPoint }: Terms): bigint {
  const stake = standingBets(bets).reduce((sum, bet) => sum + bet.stake, 0n);
  const terms = [definition, ...(game === undefined ? [] : [definitionOf(game, pricePerPoint)])];
  const profits = terms.map((each) => shapeOf(each).bestCase(each, { stake }));
  return stake + profits.reduce<bigint>((most, each) => (each > most ? each : most), 0n);
}
