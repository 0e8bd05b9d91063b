import type { FlagName, MatchDetail } from '@maidan/contract/wire';

export interface ShownMarkets {
  readonly matchOdds: boolean;
  readonly tiedMatch: boolean;
  readonly toss: boolean;
  readonly fancy: boolean;
}

/** A tie is between two (document 1, section 2). */
const tiedTeamsMost = 2;

export function shownMarkets(
  match: Pick<MatchDetail, 'isMatchOdds' | 'isTieOdds' | 'isToss'>,
  flags: Readonly<Record<FlagName, boolean>>,
  teamCount: number,
): ShownMarkets {
  return {
    matchOdds: match.isMatchOdds && flags.matchOdds,
    tiedMatch: match.isTieOdds && flags.tiedOdds && teamCount <= tiedTeamsMost,
    toss: match.isToss,
    fancy: !flags.noFancyMatchDetails,
  };
}
