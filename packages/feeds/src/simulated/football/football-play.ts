import { pick, type Random } from '@maidan/betting';
import type { FeedResult } from '../../feed.ts';
import {
  DRAW_RUNNER,
  FIRST_RUNNER,
  mainMarket,
  mainMarketId,
  SECOND_RUNNER,
  teamRunners,
} from '../main-markets.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from '../names/people.ts';
import type { NamedTeam } from '../names/teams.ts';
import type { Play, PricesChange } from '../play.ts';
import type { Decision } from '../pricing/offer.ts';
import { priceWinner, suspendWinners } from '../pricing/price-winner.ts';
import { footballScore } from './football-detail.ts';
import { type FootballChances, footballChances, goalsLeft, ratesOf } from './football-model.ts';
import { beforeKickOff, type FootballPlan, type FootballState, type FootballTeam } from './football-state.ts';
import { stepFootball } from './step-football.ts';

function makeTeam(random: Random, team: NamedTeam): FootballTeam {
  const players = new Set<string>();
  while (players.size < 11)
    players.add(`${pick(random, GIVEN_NAMES).charAt(0)} ${pick(random, FAMILY_NAMES)}`);
  return { name: team.name, short: team.short, players: [...players] };
}

export function makeFootballPlan(
  season: Random,
  matchId: string,
  teams: readonly [NamedTeam, NamedTeam],
  isKnockOut: boolean,
): FootballPlan {
  const [home, away] = teams;
  return {
    matchId,
    teams: [makeTeam(season.child(home.name), home), makeTeam(season.child(away.name), away)],
    rates: ratesOf(home.rating, away.rating),
    isKnockOut,
  };
}

export function chancesOf(state: FootballState): FootballChances {
  const { plan, minute, goals, reds } = state;
  const home = goalsLeft(plan.rates.home, minute, reds[0], reds[1]);
  const away = goalsLeft(plan.rates.away, minute, reds[1], reds[0]);
  return footballChances(goals[0] - goals[1], home, away);
}

function price(state: FootballState): readonly PricesChange[] {
  const { matchId } = state.plan;
  if (state.moment !== 'open' && state.moment !== 'before') return suspendWinners(matchId);
  const { home, draw, away } = chancesOf(state);
  const chances = [
    { runnerId: FIRST_RUNNER, probability: home },
    { runnerId: SECOND_RUNNER, probability: away },
    { runnerId: DRAW_RUNNER, probability: draw },
  ];
  return priceWinner(matchId, chances, Number(matchId.slice(-8)) + state.steps);
}

function decide(state: FootballState): readonly Decision[] {
  const { plan, full } = state;
  if (full === undefined) return [];
  const [home, away] = full;
  const runnerId = home > away ? FIRST_RUNNER : home < away ? SECOND_RUNNER : DRAW_RUNNER;
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
    decisions: () => decide(state),
    prices: () => (state.full === undefined ? price(state) : []),
    score() {
      const { home, draw, away } = chancesOf(state);
      return footballScore(state, [Math.round(home * 100), Math.round(draw * 100), Math.round(away * 100)]);
    },
  };
}
