import type { Random } from '@maidan/betting';
import {
  firstRunner,
  mainMarket,
  type Play,
  type PricesChange,
  secondRunner,
  teamRunners,
} from '../../play/play.ts';
import { priceWinner, suspendWinners } from '../../pricing/quote-winner.ts';
import type { Pair, SportScore, TennisDetail } from '../../score.ts';
import { decideTennis } from './decide-tennis.ts';
import { serverNow, stepTennis } from './step-tennis.ts';
import { buildTennisTables, gameChance, type TennisTables, tieBreakChance } from './tennis-model.ts';
import { tieBreakPoints } from './tennis-rules.ts';
import { beforeFirstServe, isFinalSet, rulesOf, type TennisPlan, type TennisState } from './tennis-state.ts';

/** The first player's chance to win the match from this point. */
export function winChance(state: TennisState, tables: TennisTables): number {
  const { plan, points, games, setsWon, server } = state;
  const { chances } = plan;
  const setWon = tables.match(setsWon[0] + 1, setsWon[1]);
  const setLost = tables.match(setsWon[0], setsWon[1] + 1);
  const throughSet = (set: number) => set * setWon + (1 - set) * setLost;
  const rules = rulesOf(state);
  const isFinal = isFinalSet(state);
  const target = tieBreakPoints(rules, isFinal);
  if (state.isTieBreak) return throughSet(tieBreakChance(chances, server, points[0], points[1], target));
  const serve = chances.serves[server];
  const hold =
    server === 0
      ? gameChance(serve, points[0], points[1], rules.isNoAd)
      : gameChance(serve, points[1], points[0], rules.isNoAd);
  const game = server === 0 ? hold : 1 - hold;
  const next = server === 0 ? 1 : 0;
  const set =
    game * tables.set(games[0] + 1, games[1], next, isFinal) +
    (1 - game) * tables.set(games[0], games[1] + 1, next, isFinal);
  return throughSet(set);
}

function price(state: TennisState, chance: number): readonly PricesChange[] {
  const { matchId } = state.plan;
  if (state.moment !== 'open' && state.moment !== 'before') return suspendWinners(matchId);
  const chances = [
    { runnerId: firstRunner, probability: chance },
    { runnerId: secondRunner, probability: 1 - chance },
  ];
  return priceWinner(matchId, chances, Number(matchId.slice(-8)) + state.steps);
}

export function tennisPlay(
  plan: TennisPlan,
  random: Random,
): Play & { state(): TennisState; chance(): number } {
  let state = beforeFirstServe(plan);
  const tables = buildTennisTables(plan.chances, plan.setsToWin, rulesOf({ plan }));
  const runners = teamRunners(plan.players, false);
  const markets = [
    mainMarket(plan.matchId, 'match-odds', runners),
    mainMarket(plan.matchId, 'bookmaker', runners),
  ];
  const chance = () => (state.moment === 'before' ? tables.match(0, 0) : winChance(state, tables));
  return {
    state: () => state,
    chance,
    dueAt: () => (state.moment === 'over' ? undefined : state.dueAt),
    step() {
      state = stepTennis(state, random.child(`step ${state.steps}`));
    },
    status: () => (state.steps === 0 ? 'upcoming' : state.moment === 'over' ? 'completed' : 'in-play'),
    markets: () => markets,
    decisions: () => decideTennis(state),
    prices: () => (state.moment === 'over' ? [] : price(state, chance())),
    score() {
      const percent = state.moment === 'over' ? 0 : Math.round(chance() * 100);
      return tennisScore(state, state.moment === 'over' ? [0, 0] : [percent, 100 - percent]);
    },
  };
}

const calls = ['0', '15', '30', '40'] as const;

function callPoints({ points, isTieBreak }: TennisState): readonly [string, string] {
  const [one, two] = points;
  if (isTieBreak) return [String(one), String(two)];
  if (one >= 3 && two >= 3) return one === two ? ['40', '40'] : one > two ? ['Ad', '40'] : ['40', 'Ad'];
  return [calls[one] ?? '40', calls[two] ?? '40'];
}

function tennisScore(state: TennisState, chances: Pair): SportScore {
  const { players } = state.plan;
  const points = callPoints(state);
  const detail: TennisDetail = {
    status: state.status,
    players,
    sets: state.sets,
    setsWon: state.setsWon,
    games: state.games,
    points,
    isTieBreak: state.isTieBreak,
    server: serverNow(state),
    isPointInPlay: state.moment === 'running',
    lastWinner: state.lastWinner,
    aces: state.aces,
    pointsWon: state.pointsWon,
    chances,
  };
  const sets = [
    ...state.sets,
    ...(state.moment === 'over' && state.retired === undefined ? [] : [state.games]),
  ];
  const written = sets.map(([one, two]) => `${one}-${two}`).join(' ');
  return {
    sport: 'tennis',
    headline: `${players.join(' v ')} ${written} (${points.join('-')}) - ${state.status.text}`,
    detail,
  };
}
