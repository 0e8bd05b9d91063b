import type { Random } from '@maidan/betting';
import type { FeedMarket } from '../../feed.ts';
import { mainMarket, NO_RUNNER, teamRunners, YES_RUNNER } from '../main-markets.ts';
import type { Play } from '../play.ts';
import { cricketPricer, type RolloutCounts, suspendAll } from '../pricing/cricket-pricer.ts';
import { decideMain, decideToss } from '../pricing/decide-main.ts';
import { priceToss } from '../pricing/price-toss.ts';
import { cricketScore } from './cricket-detail.ts';
import { beforeToss, type CricketState } from './cricket-state.ts';
import type { CricketPlan } from './plan.ts';
import { stepCricket } from './step-cricket.ts';

function mainMarkets(state: CricketState): readonly FeedMarket[] {
  const { plan, match } = state;
  const { matchId, format } = plan;
  const sides = teamRunners(match.teams, format === 'Test');
  const markets = [
    mainMarket(matchId, 'match-odds', sides),
    mainMarket(matchId, 'bookmaker', sides),
    mainMarket(matchId, 'toss', teamRunners(match.teams, false)),
  ];
  if (format === 'Test' || match.toss === undefined) return markets;
  const tied = [
    { id: YES_RUNNER, name: 'Yes' },
    { id: NO_RUNNER, name: 'No' },
  ];
  return [...markets, mainMarket(matchId, 'tied-match', tied)];
}

function fancyMarkets(state: CricketState): readonly FeedMarket[] {
  return state.offers.map(({ marketId, name, isCommission, remark }) => ({
    id: marketId,
    matchId: state.plan.matchId,
    kind: 'fancy',
    name,
    runners: [],
    isCommission,
    remark,
  }));
}

export function cricketPlay(
  plan: CricketPlan,
  random: Random,
  counts: RolloutCounts,
): Play & { state(): CricketState } {
  let state = beforeToss(plan);
  const pricer = cricketPricer(plan.matchId, counts);
  return {
    state: () => state,
    dueAt: () => (state.moment === 'over' ? undefined : state.dueAt),
    step() {
      state = stepCricket(state, random.child(`step ${state.steps}`));
    },
    status() {
      if (state.steps === 0) return 'upcoming';
      if (state.moment !== 'over') return 'in-play';
      return state.match.outcome?.kind === 'no result' ? 'abandoned' : 'completed';
    },
    markets: () => [...mainMarkets(state), ...fancyMarkets(state)],
    decisions: () => [...decideToss(state), ...state.decisions, ...decideMain(state)],
    prices(isTossOpen) {
      if (state.moment === 'over') return [];
      if (state.moment === 'toss') return [...pricer.prices(state), priceToss(plan.matchId, isTossOpen)];
      if (state.moment === 'open') return pricer.prices(state);
      const main = mainMarkets(state).filter(({ kind }) => kind !== 'toss');
      return [
        ...main.map(({ id }) => ({ kind: 'prices', marketId: id, state: 'suspended' }) as const),
        ...suspendAll(state.pending),
      ];
    },
    score() {
      if (state.moment === 'over') return cricketScore(state, [0, 0]);
      const { first, second } = pricer.chances(state);
      return cricketScore(state, [Math.round(first * 100), Math.round(second * 100)]);
    },
  };
}
