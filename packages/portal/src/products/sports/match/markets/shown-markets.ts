import type { FlagName, MatchDetail } from '@maidan/contract/wire';
import type { MarketKind } from '../../prices/match-book.ts';

/** Complete by its type, so that no kind is left off the page unnoticed. */
export type ShownMarkets = Readonly<Record<MarketKind, boolean>>;

/** A tie is between two teams (document 1, section 2). */
const tiedTeamsMost = 2;

export function shownMarkets(
  match: Pick<MatchDetail, 'isMatchOdds' | 'isTieOdds' | 'isToss'>,
  flags: Readonly<Record<FlagName, boolean>>,
  teamCount: number,
): ShownMarkets {
  return {
    'match-odds': match.isMatchOdds && flags.matchOdds,
    bookmaker: true,
    'tied-match': match.isTieOdds && flags.tiedOdds && teamCount <= tiedTeamsMost,
    toss: match.isToss,
    fancy: !flags.noFancyMatchDetails,
  };
}
