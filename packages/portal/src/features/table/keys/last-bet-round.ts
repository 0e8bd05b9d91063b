/** Rounds a client was seen to bet on here. */
export interface BetRounds {
  /** The newest. */
  readonly newest?: string | undefined;
  /** The one before it. */
  readonly before?: string | undefined;
}

/** After another look at the client's open bets. */
export const withOpenBet = (seen: BetRounds, roundId: string | undefined): BetRounds =>
  roundId === undefined || roundId === seen.newest ? seen : { newest: roundId, before: seen.newest };

/**
 * The last round before the present one that the client bet on, as far as the page has seen; else the one played before it.
 * What is on the present round is for Double, not for Rebet.
 */
export function lastBetRound(
  { newest, before }: BetRounds,
  present: string | undefined,
  playedBefore: string | undefined,
): string | undefined {
  return newest === undefined || newest === present ? (before ?? playedBefore) : newest;
}
