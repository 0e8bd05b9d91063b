import type { FeedMarket, FeedMatch } from '../feed.ts';
import type { Decision } from '../play/decision.ts';
import { mainMarket, noRunner, teamRunners, yesRunner } from '../play/main-markets.ts';
import type { CricketState } from './cricket-state.ts';
import { decideMain, decideToss } from './decide-main.ts';

/** What a cricket match offers and what it has decided, whether it is simulated or replayed from a recording. */

export function statusOf(state: CricketState): FeedMatch['status'] {
  if (state.steps === 0) return 'upcoming';
  if (state.moment !== 'over') return 'in-play';
  return state.match.outcome?.kind === 'no result' ? 'abandoned' : 'completed';
}

export function marketsOf(state: CricketState): readonly FeedMarket[] {
  return [...mainMarkets(state), ...fancyMarkets(state)];
}

export function decisionsOf(state: CricketState): readonly Decision[] {
  return [...decideToss(state), ...state.decisions, ...decideMain(state)];
}

/** As `decisionsOf`, for the states of one match in their order: three steps make a ball, and few of them decide anything. */
export function keptDecisions(): typeof decisionsOf {
  let last: CricketState | undefined;
  let kept: readonly Decision[] = [];
  return (state) => {
    const { decisions, match } = state;
    const isSame =
      last?.decisions === decisions && last.match.toss === match.toss && last.match.outcome === match.outcome;
    if (!isSame) kept = decisionsOf(state);
    last = state;
    return kept;
  };
}

export function mainMarkets({ plan, match }: CricketState): readonly FeedMarket[] {
  const { matchId, format } = plan;
  const sides = teamRunners(match.teams, format === 'Test');
  const markets = [
    mainMarket(matchId, 'match-odds', sides),
    mainMarket(matchId, 'bookmaker', sides),
    mainMarket(matchId, 'toss', teamRunners(match.teams, false)),
  ];
  if (format === 'Test' || match.toss === undefined) return markets;
  const answers = [
    { id: yesRunner, name: 'Yes' },
    { id: noRunner, name: 'No' },
  ];
  return [...markets, mainMarket(matchId, 'tied-match', answers)];
}

function fancyMarkets({ offers, plan }: CricketState): readonly FeedMarket[] {
  return offers.map(({ marketId, name, isCommission, remark }) => ({
    id: marketId,
    matchId: plan.matchId,
    kind: 'fancy',
    name,
    runners: [],
    isCommission,
    remark,
  }));
}
