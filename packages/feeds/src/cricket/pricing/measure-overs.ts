import { BALLS_PER_OVER, FORMATS } from '../figures/format.ts';
import { type Game, overOfBowler } from '../figures/game.ts';
import type { Tally } from '../figures/tally.ts';

/** What an ODI side makes of its first overs: they complete the block of a side that was all out before it. */
const ODI_OPENING_RUNS_PER_OVER = 4.5;

function isCompleted(end: Game, tally: Tally, overs: number): boolean {
  const isEnded = tally.wickets >= end.wicketsMax || tally.isDeclared;
  return isEnded && Math.ceil(tally.balls / BALLS_PER_OVER) >= overs;
}

/** All out, with a block as long as the innings was meant to be. A block longer than the overs rain has left counts as void. */
function isWholeBlock(end: Game, tally: Tally, overs: number): boolean {
  const ballsAsked = overs * BALLS_PER_OVER;
  const { inningsBalls } = FORMATS[end.strengths.format];
  return ballsAsked === inningsBalls && end.inningsBalls === inningsBalls && tally.wickets >= end.wicketsMax;
}

/** A count after a number of overs; an innings that ended in the last of them completes it, one that ended before voids it. */
export function countAtOver(
  end: Game,
  tally: Tally,
  overs: number,
  after: Int16Array,
  final: number,
): number {
  if (tally.balls >= overs * BALLS_PER_OVER) return after[overs - 1] ?? 0;
  return isCompleted(end, tally, overs) || isWholeBlock(end, tally, overs) ? final : Number.NaN;
}

export function runsAtOver(end: Game, tally: Tally, overs: number): number {
  const { runsAfterOver, runs } = tally;
  if (end.strengths.format !== 'ODI' || tally.balls >= overs * BALLS_PER_OVER)
    return countAtOver(end, tally, overs, runsAfterOver, runs);
  if (isCompleted(end, tally, overs)) return runs;
  if (!isWholeBlock(end, tally, overs) || end.target > 0) return Number.NaN;
  const oversLeft = overs - Math.ceil(tally.balls / BALLS_PER_OVER);
  return runs + Math.round(oversLeft * ODI_OPENING_RUNS_PER_OVER);
}

/** What one over brought; void where it is never bowled or, but for a side all out in it, not to its end. */
export function inOneOver(end: Game, tally: Tally, over: number, after: Int16Array, final: number): number {
  const before = over === 1 ? 0 : (after[over - 2] ?? 0);
  if (tally.balls >= over * BALLS_PER_OVER) return (after[over - 1] ?? 0) - before;
  const isBegun = tally.balls > (over - 1) * BALLS_PER_OVER;
  return isBegun && tally.wickets >= end.wicketsMax ? final - before : Number.NaN;
}

export function wicketsInOver(end: Game, tally: Tally, over: number): number {
  const lastBall = over * BALLS_PER_OVER;
  const isBegun = tally.balls > lastBall - BALLS_PER_OVER;
  if (tally.balls < lastBall && !(isBegun && tally.wickets >= end.wicketsMax)) return Number.NaN;
  return countFalls(tally, lastBall - BALLS_PER_OVER, lastBall);
}

/** The score at a ball, or what that ball alone brought; void where it is never bowled. */
export function atBall(tally: Tally, over: number, ball: number, isAlone: boolean): number {
  const index = over * BALLS_PER_OVER + ball - 1;
  if (tally.balls <= index) return Number.NaN;
  const before = isAlone && index > 0 ? (tally.runsAfterBall[index - 1] ?? 0) : 0;
  return (tally.runsAfterBall[index] ?? 0) - before;
}

export function wicketsAtBall(tally: Tally, over: number, ball: number): number {
  const asked = over * BALLS_PER_OVER + ball;
  if (tally.balls < asked) return Number.NaN;
  return countFalls(tally, asked - 1, asked);
}

/** Wickets that fell after ball `after` and by ball `by`. */
function countFalls({ wickets, fallBalls }: Tally, after: number, by: number): number {
  let count = 0;
  for (let wicket = 0; wicket < wickets; wicket++) {
    const ball = fallBalls[wicket] ?? 0;
    if (ball > after && ball <= by) count += 1;
  }
  return count;
}

/** A bowler's figures once the stated overs are bowled whole: the rules want every ball of them. */
export function inSpell(end: Game, tally: Tally, bowler: number, overs: number, after: Int16Array): number {
  const over = overOfBowler(bowler, overs, end.spellOvers);
  return tally.balls >= over * BALLS_PER_OVER ? (after[over - 1] ?? 0) : Number.NaN;
}
