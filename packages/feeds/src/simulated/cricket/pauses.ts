import type { CricketState } from '../../cricket/cricket-state.ts';
import { ballsInOver } from '../../cricket/figures/format.ts';
import { currentTally, type Game } from '../../cricket/figures/game.ts';
import { paces } from '../../cricket/pace.ts';
import { type StatusLine, statusLine } from '../../status-line.ts';

interface Pause {
  readonly ms: number;
  readonly status: StatusLine;
}

/** Lunch, tea and stumps come every thirty overs, bowled or lost to rain. */
const intervalBalls = 30 * ballsInOver;

const ballsGone = ({ strengths, matchBallsLeft }: Game): number =>
  strengths.figures.matchBalls - matchBallsLeft;

export const intervalsBy = (game: Game): number => Math.floor(ballsGone(game) / intervalBalls);

/** Lunch, tea or stumps of a Test if its time has come since play last stopped; where rain took several, the last of them. */
export function intervalDue({ plan, intervals }: CricketState, game: Game): Pause | undefined {
  const now = intervalsBy(game);
  // Generator 2 has none after a part of an over, nor between innings.
  const isDue =
    plan.generator === 2
      ? ballsGone(game) % intervalBalls === 0 && !currentTally(game).isClosed
      : now > intervals;
  if (!isDue) return undefined;
  const { stumpsMs, drinksMs } = paces[plan.format];
  if (now % 3 === 0) return { ms: stumpsMs, status: statusLine('stumps', { day: now / 3 }) };
  return { ms: drinksMs, status: statusLine(now % 3 === 1 ? 'lunch' : 'tea') };
}

/** Drinks midway through a limited innings; the intervals of a Test. */
export function pauseAfterOver(state: CricketState, game: Game): Pause {
  const pace = paces[state.plan.format];
  const { balls } = currentTally(game);
  const ended = { ms: pace.overMs, status: statusLine('endOfOver', { over: balls / ballsInOver }) };
  if (game.inningsBalls === 0) return intervalDue(state, game) ?? ended;
  const isDrinks = game.wicketsMax === 10 && balls * 2 === game.inningsBalls;
  return isDrinks ? { ms: pace.drinksMs, status: statusLine('drinks') } : ended;
}
