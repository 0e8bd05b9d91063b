/** Rounds that the page has seen the client bet on. */
export interface BetRounds {
  /** The newest. */
  readonly newest?: string | undefined;
  /** The one before it. */
  readonly before?: string | undefined;
}

/** Updated with the round of the client's open bets. */
export const withOpenBet = (seen: BetRounds, roundId: string | undefined): BetRounds =>
  roundId === undefined || roundId === seen.newest ? seen : { newest: roundId, before: seen.newest };

/**
 * The last round before the present one that the page has seen the client bet on; else the previous round.
 * Bets on the present round are for Double, not for Rebet.
 */
export function lastBetRound(
  { newest, before }: BetRounds,
  present: string | undefined,
  playedBefore: string | undefined,
): string | undefined {
  return newest === undefined || newest === present ? (before ?? playedBefore) : newest;
}
