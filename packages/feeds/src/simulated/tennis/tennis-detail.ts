import type { Pair, SportScore, TennisDetail } from '../../score.ts';
import { serverNow } from './step-tennis.ts';
import type { TennisState } from './tennis-state.ts';

const calls = ['0', '15', '30', '40'] as const;

function callPoints({ points, isTieBreak }: TennisState): readonly [string, string] {
  const [one, two] = points;
  if (isTieBreak) return [String(one), String(two)];
  if (one >= 3 && two >= 3) return one === two ? ['40', '40'] : one > two ? ['Ad', '40'] : ['40', 'Ad'];
  return [calls[one] ?? '40', calls[two] ?? '40'];
}

export function tennisScore(state: TennisState, chances: Pair): SportScore {
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
