import type { Random } from '@maidan/betting';
import { pricesOf } from '../../cricket/cricket-board.ts';
import { keptDecisions, marketsOf, statusOf } from '../../cricket/cricket-markets.ts';
import { beforeToss } from '../../cricket/cricket-state.ts';
import type { CricketPlan } from '../../cricket/plan.ts';
import { cricketPricer, type RolloutCounts } from '../../cricket/pricing/cricket-pricer.ts';
import type { CricketPlay } from '../../cricket/scorecard.ts';
import { cricketScore } from './cricket-detail.ts';
import { stepCricket } from './step-cricket.ts';

export function cricketPlay(plan: CricketPlan, random: Random, counts: RolloutCounts): CricketPlay {
  let state = beforeToss(plan);
  const decisionsOf = keptDecisions();
  const pricer = cricketPricer(plan.matchId, counts);
  return {
    state: () => state,
    dueAt: () => (state.moment === 'over' ? undefined : state.dueAt),
    step() {
      state = stepCricket(state, random.child(`step ${state.steps}`));
    },
    status: () => statusOf(state),
    markets: () => marketsOf(state),
    decisions: () => decisionsOf(state),
    prices: (isTossOpen) => pricesOf(state, pricer, isTossOpen),
    score() {
      if (state.moment === 'over') return cricketScore(state, [0, 0]);
      const { first, second } = pricer.chances(state);
      return cricketScore(state, [Math.round(first * 100), Math.round(second * 100)]);
    },
  };
}
