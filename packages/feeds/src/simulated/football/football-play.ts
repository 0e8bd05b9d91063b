import type { Random } from '@maidan/betting';
import type { FeedResult } from '../../feed.ts';
import {
  type Decision,
  drawRunner,
  firstRunner,
  mainMarket,
  mainMarketId,
  type Play,
  type PricesChange,
  secondRunner,
  teamRunners,
} from '../../play/play.ts';
import { priceWinner, suspendWinners } from '../../pricing/quote-winner.ts';
import type { FootballDetail, SportScore } from '../../score.ts';
import { type FootballChances, footballChances, goalsLeft } from './football-model.ts';
import { beforeKickOff, type FootballPlan, type FootballState } from './football-state.ts';
import { stepFootball } from './step-football.ts';

export function chancesOf(state: FootballState): FootballChances {
  const { plan, minute, reds, full: goals = state.goals } = state;
  const home = goalsLeft(plan.rates.home, minute, reds[0], reds[1]);
  const away = goalsLeft(plan.rates.away, minute, reds[1], reds[0]);
  return footballChances(goals[0] - goals[1], home, away);
}

function price(state: FootballState): readonly PricesChange[] {
  const { matchId } = state.plan;
  if (state.moment !== 'open' && state.moment !== 'before') return suspendWinners(matchId);
  const { home, draw, away } = chancesOf(state);
  const chances = [
    { runnerId: firstRunner, probability: home },
    { runnerId: secondRunner, probability: away },
    { runnerId: drawRunner, probability: draw },
  ];
  return priceWinner(matchId, chances, Number(matchId.slice(-8)) + state.steps);
}

export function footballPlay(plan: FootballPlan, random: Random): Play & { state(): FootballState } {
  let state = beforeKickOff(plan);
  const runners = teamRunners([plan.teams[0].name, plan.teams[1].name], true);
  const markets = [
    mainMarket(plan.matchId, 'match-odds', runners),
    mainMarket(plan.matchId, 'bookmaker', runners),
  ];
  return {
    state: () => state,
    dueAt: () => (state.moment === 'over' ? undefined : state.dueAt),
    step() {
      state = stepFootball(state, random.child(`step ${state.steps}`));
    },
    status: () => (state.steps === 0 ? 'upcoming' : state.moment === 'over' ? 'completed' : 'in-play'),
    markets: () => markets,
    decisions: () => decideFootball(state),
    prices: () => (state.full === undefined ? price(state) : []),
    score() {
      const { home, draw, away } = chancesOf(state);
      return footballScore(state, [Math.round(home * 100), Math.round(draw * 100), Math.round(away * 100)]);
    },
  };
}

/** Markets are settled on ninety minutes, without extra time. */
export function decideFootball(state: FootballState): readonly Decision[] {
  const { plan, full } = state;
  if (full === undefined) return [];
  const [home, away] = full;
  const runnerId = home > away ? firstRunner : home < away ? secondRunner : drawRunner;
  const result: FeedResult = { kind: 'winner', runnerId };
  const reason = `${plan.teams[0].name} ${home}-${away} ${plan.teams[1].name} after ninety minutes.`;
  return (['match-odds', 'bookmaker'] as const).map((kind) => ({
    marketId: mainMarketId(plan.matchId, kind),
    result,
    rule: 'match-winner',
    reason,
    balls: [],
  }));
}

function footballScore(state: FootballState, chances: readonly [number, number, number]): SportScore {
  const { plan, goals, minute, status } = state;
  const [home, away] = plan.teams;
  const detail: FootballDetail = {
    status,
    minute,
    teams: [home.name, away.name],
    shortNames: [home.short, away.short],
    goals,
    penalties: state.penalties,
    events: state.events,
    reds: state.reds,
    stats: state.stats,
    chances,
  };
  return {
    sport: 'football',
    headline: `${home.short} ${goals[0]}-${goals[1]} ${away.short} ${minute}' - ${status.text}`,
    detail,
  };
}
