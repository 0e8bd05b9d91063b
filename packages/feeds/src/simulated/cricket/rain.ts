import { type CricketMatch, type CricketOutcome, formatMargin, setTarget } from '@maidan/sports';
import type { CricketState } from '../../cricket/cricket-state.ts';
import { openNext } from '../../cricket/figures/check-innings.ts';
import { ballsInOver, formats } from '../../cricket/figures/format.ts';
import { copyGame, currentTally, type Game, spellOversOf, startGame } from '../../cricket/figures/game.ts';
import { OUT, type TeamSide } from '../../cricket/figures/tally.ts';
import { type CricketPlan, paces } from '../../cricket/plan.ts';
import { buildResourceTable } from '../../cricket/pricing/mixed-rows.ts';
import { type StatusLine, statusLine } from '../../status-line.ts';

/** Whether rain stops play before the next ball. */
export function isRainDue(plan: CricketPlan, game: Game, hasRained: boolean): boolean {
  const { weather } = plan;
  if (hasRained || weather.kind !== 'shower') return false;
  const tally = currentTally(game);
  return game.innings.length - 1 === weather.innings && tally.balls >= weather.atBall;
}

export type AfterRain =
  | {
      readonly kind: 'resumes';
      readonly game: Game;
      readonly match: CricketMatch;
      readonly status: StatusLine;
    }
  | { readonly kind: 'ends'; readonly outcome: CricketOutcome };

function wholeOvers(balls: number): number {
  return Math.ceil(balls / ballsInOver) * ballsInOver;
}

/** Play resumes with fewer balls, or is called off and decided by the par score if enough was bowled. */
export function afterRain(plan: CricketPlan, before: Game, match: CricketMatch): AfterRain {
  const { weather, format } = plan;
  if (weather.kind !== 'shower') throw new Error('it did not rain');
  const game = copyGame(before);
  const tally = currentTally(game);
  if (game.inningsBalls === 0) {
    game.matchBallsLeft = Math.max(ballsInOver, game.matchBallsLeft - weather.lostBalls);
    return {
      kind: 'resumes',
      game,
      match,
      status: statusLine('resumesLost', { overs: weather.lostBalls / ballsInOver }),
    };
  }
  if (weather.isLasting) return { kind: 'ends', outcome: callOff(plan, game) };
  const leastBalls = Math.max(formats[format].resultBalls, wholeOvers(tally.balls + 1));
  const allowed = Math.max(leastBalls, game.inningsBalls - weather.lostBalls);
  const overs = allowed / ballsInOver;
  if (game.target === 0) {
    game.inningsBalls = allowed;
    return { kind: 'resumes', game, match, status: statusLine('resumesOvers', { overs }) };
  }
  game.target = Math.max(tally.runs + 1, reviseTarget(game, allowed));
  game.inningsBalls = allowed;
  return {
    kind: 'resumes',
    game,
    match: setTarget(match, game.target, overs),
    status: statusLine('resumesTarget', { target: game.target, overs }),
  };
}

/** The target, reduced by the runs that an average side would have made off the lost balls. */
function reviseTarget(game: Game, allowed: number): number {
  const tally = currentTally(game);
  const expect = buildResourceTable(game.strengths, tally.side, game.inningsBalls);
  const whole = expect(game.inningsBalls, 0);
  const lost =
    expect(game.inningsBalls - tally.balls, tally.wickets) - expect(allowed - tally.balls, tally.wickets);
  return Math.round((game.target - 1) * (1 - lost / whole)) + 1;
}

function callOff(plan: CricketPlan, game: Game): CricketOutcome {
  const tally = currentTally(game);
  if (game.target === 0 || tally.balls < formats[plan.format].resultBalls) return { kind: 'no result' };
  const expect = buildResourceTable(game.strengths, tally.side, game.inningsBalls);
  const left = expect(game.inningsBalls - tally.balls, tally.wickets) / expect(game.inningsBalls, 0);
  const par = Math.round((game.target - 1) * (1 - left));
  const batting = plan.squads[tally.side].team.name;
  const fielding = plan.squads[tally.side === 0 ? 1 : 0].team.name;
  if (tally.runs === par) return { kind: 'tied', method: 'D/L' };
  const margin = { runs: Math.abs(tally.runs - par) };
  const team = tally.runs > par ? batting : fielding;
  return { kind: 'won', team, by: formatMargin(margin), margin, method: 'D/L' };
}

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

const superOverWickets = 2;

/** Three may bat in a super over: the others count as out. */
function sendThree(game: Game): void {
  currentTally(game).standing.fill(OUT, 3);
}

export function startSuperOver(match: Game, battingFirst: TeamSide): Game {
  const game = startGame(match.strengths, battingFirst);
  game.inningsBalls = ballsInOver;
  game.spellOvers = spellOversOf(ballsInOver);
  game.wicketsMax = superOverWickets;
  sendThree(game);
  return game;
}

export function openNextSuperOver(game: Game): void {
  openNext(game);
  sendThree(game);
}
