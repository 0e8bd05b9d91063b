import type { Coins } from './coins.ts';

export interface Limits {
  readonly stakeMin: Coins;
  readonly stakeMax: Coins;
}

/** The kinds of market a match has. */
export type SportsMarketKind = 'bookmaker' | 'match-odds' | 'tied-match' | 'toss' | 'fancy';

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

/** Specification section 5: maximums that are not above 0 fall back to the general match maximum. */
export function limitsFor(kind: SportsMarketKind, limits: MatchLimits): Limits {
  const general = { stakeMin: limits.matchMin, stakeMax: limits.matchMax };
  switch (kind) {
    case 'bookmaker':
      return general;
    case 'match-odds':
      return limits.matchOddsMax > 0n ? { ...general, stakeMax: limits.matchOddsMax } : general;
    case 'tied-match':
      return limits.tieMax > 0n ? { ...general, stakeMax: limits.tieMax } : general;
    case 'toss':
      return limits.tossMax > 0n ? { ...general, stakeMax: limits.tossMax } : general;
    case 'fancy':
      return { stakeMin: limits.sessionMin, stakeMax: limits.sessionMax };
  }
}
