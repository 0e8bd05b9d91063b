import type { FeedMarket, FeedRunner, MarketKind } from '../feed.ts';

const NUMBERS: Readonly<Record<Exclude<MarketKind, 'fancy'>, number>> = {
  'match-odds': 1,
  bookmaker: 2,
  'tied-match': 3,
  toss: 4,
};

/** What a match's main markets are called, unless their feed has names of its own. */
export const MAIN_MARKET_NAMES: Readonly<Record<Exclude<MarketKind, 'fancy'>, string>> = {
  'match-odds': 'Match Odds',
  bookmaker: 'Bookmaker',
  'tied-match': 'Tied Match',
  toss: 'To Win the Toss',
};

export const FIRST_RUNNER = '1';
export const SECOND_RUNNER = '2';
export const DRAW_RUNNER = '3';
/** A tied match is asked as yes or no. */
export const YES_RUNNER = '1';
export const NO_RUNNER = '2';

export function mainMarketId(matchId: string, kind: Exclude<MarketKind, 'fancy'>): string {
  return `1.${matchId}${NUMBERS[kind]}`;
}

export function teamRunners(teams: readonly string[], hasDraw: boolean): readonly FeedRunner[] {
  const [first = '', second = ''] = teams;
  const sides = [
    { id: FIRST_RUNNER, name: first },
    { id: SECOND_RUNNER, name: second },
  ];
  return hasDraw ? [...sides, { id: DRAW_RUNNER, name: 'The Draw' }] : sides;
}

export function mainMarket(
  matchId: string,
  kind: Exclude<MarketKind, 'fancy'>,
  runners: readonly FeedRunner[],
): FeedMarket {
  return {
    id: mainMarketId(matchId, kind),
    matchId,
    kind,
    name: MAIN_MARKET_NAMES[kind],
    runners,
    isCommission: false,
    remark: '',
  };
}
