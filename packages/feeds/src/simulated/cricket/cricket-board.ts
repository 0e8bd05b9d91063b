import type { FeedMarket, FeedMatch } from '../../feed.ts';
import { mainMarket, NO_RUNNER, teamRunners, YES_RUNNER } from '../main-markets.ts';
import type { PricesChange } from '../play.ts';
import { type CricketPricer, suspendAll } from '../pricing/cricket-pricer.ts';
import { decideMain, decideToss } from '../pricing/decide-main.ts';
import type { Decision } from '../pricing/offer.ts';
import { priceToss } from '../pricing/price-toss.ts';
import type { CricketState } from './cricket-state.ts';

/** What the board has of a cricket match, whether the season plays it or a recording is played again. */

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

export function pricesOf(
  state: CricketState,
  pricer: CricketPricer,
  isTossOpen: boolean,
): readonly PricesChange[] {
  const { moment, plan, pending } = state;
  if (moment === 'over') return [];
  if (moment === 'toss') return [...pricer.prices(state), priceToss(plan.matchId, isTossOpen)];
  if (moment === 'open') return pricer.prices(state);
  const main = mainMarkets(state).filter(({ kind }) => kind !== 'toss');
  return suspendAll([...main.map(({ id }) => id), ...pending.map(({ marketId }) => marketId)]);
}

function mainMarkets({ plan, match }: CricketState): readonly FeedMarket[] {
  const { matchId, format } = plan;
  const sides = teamRunners(match.teams, format === 'Test');
  const markets = [
    mainMarket(matchId, 'match-odds', sides),
    mainMarket(matchId, 'bookmaker', sides),
    mainMarket(matchId, 'toss', teamRunners(match.teams, false)),
  ];
  if (format === 'Test' || match.toss === undefined) return markets;
  const answers = [
    { id: YES_RUNNER, name: 'Yes' },
    { id: NO_RUNNER, name: 'No' },
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
