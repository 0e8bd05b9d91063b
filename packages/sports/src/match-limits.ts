import type { Coins } from '@maidan/betting';

/** A match's limits. A tie, toss or match-odds maximum of 0 is not set. */
export interface MatchLimits {
  readonly matchMin: Coins;
  readonly matchMax: Coins;
  readonly sessionMin: Coins;
  readonly sessionMax: Coins;
  readonly tieMax: Coins;
  readonly tossMax: Coins;
  readonly matchOddsMax: Coins;
}
