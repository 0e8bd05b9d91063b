import {
  type CaseKind,
  type InningsEnd,
  kindOfSpell,
  type SettlementCase,
  settlementCase,
} from '@maidan/sports';
import { ballsInOver } from '../figures/format.ts';
import { type Game, overOfBowler } from '../figures/game.ts';
import type { Tally } from '../figures/tally.ts';

/** A count over by over: its value after each over, and at the end. */
export interface OverCount {
  after(tally: Tally): Int16Array;
  total(tally: Tally): number;
}

export const runCount: OverCount = { after: (tally) => tally.runsAfterOver, total: ({ runs }) => runs };
export const boundaryCount: OverCount = {
  after: (tally) => tally.boundariesAfterOver,
  total: ({ fours, sixes }) => fours + sixes,
};
export const dotCount: OverCount = { after: (tally) => tally.dotsAfterOver, total: ({ dots }) => dots };

/** A reached target is not distinguished here: like overs that ran out, it completes no over. */
function endOf({ wicketsMax, inningsBalls }: Game, { isDeclared, wickets }: Tally): InningsEnd {
  if (isDeclared) return 'declared';
  if (wickets >= wicketsMax) return 'all-out';
  return inningsBalls > 0 ? 'overs-bowled' : 'time';
}

/** The rule for a session whose over, counted from 1, was not bowled to its end. */
function unbowled(end: Game, tally: Tally, kind: CaseKind, over: number): SettlementCase {
  const stage = tally.balls > (over - 1) * ballsInOver ? 'under-way' : 'not-begun';
  return settlementCase(kind, stage, endOf(end, tally), tally === end.innings[0] ? 'first' : 'later');
}

/** A count after a number of overs. */
export function countAtOver(
  end: Game,
  tally: Tally,
  overs: number,
  kind: CaseKind,
  count: OverCount,
): number {
  if (tally.balls >= overs * ballsInOver) return count.after(tally)[overs - 1] ?? 0;
  const { verdict } = unbowled(end, tally, kind, overs);
  if (verdict === 'remainder') return withRemainder(end, tally, overs, count);
  return verdict === 'stands' ? count.total(tally) : Number.NaN;
}

/** Overs the side did not bat are counted from the second innings, or at the side's own rate where the rollout has none. */
function withRemainder(end: Game, tally: Tally, overs: number, count: OverCount): number {
  const batted = Math.ceil(tally.balls / ballsInOver);
  const left = overs - batted;
  const own = count.total(tally);
  const second = end.innings[1];
  if (second === undefined) return own + Math.round((own * left) / batted);
  return own + countAtOver(end, second, left, 'block', count);
}

/** The count of one over. */
export function inOneOver(end: Game, tally: Tally, over: number, count: OverCount): number {
  const after = count.after(tally);
  const before = over === 1 ? 0 : (after[over - 2] ?? 0);
  if (tally.balls >= over * ballsInOver) return (after[over - 1] ?? 0) - before;
  const { verdict } = unbowled(end, tally, 'one-over', over);
  return verdict === 'stands' ? count.total(tally) - before : Number.NaN;
}

export function wicketsInOver(end: Game, tally: Tally, over: number): number {
  const lastBall = over * ballsInOver;
  if (tally.balls < lastBall && unbowled(end, tally, 'one-over', over).verdict !== 'stands')
    return Number.NaN;
  return countFalls(tally, lastBall - ballsInOver, lastBall);
}

/** The score at a ball, or the runs of that ball alone; void where it is never bowled. */
export function atBall(tally: Tally, over: number, ball: number, isAlone: boolean): number {
  const index = over * ballsInOver + ball - 1;
  if (tally.balls <= index) return Number.NaN;
  const before = isAlone && index > 0 ? (tally.runsAfterBall[index - 1] ?? 0) : 0;
  return (tally.runsAfterBall[index] ?? 0) - before;
}

export function wicketsAtBall(tally: Tally, over: number, ball: number): number {
  const asked = over * ballsInOver + ball;
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

/** A bowler's figures once the stated overs are complete; `total` is the bowler's in all overs. */
export function inSpell(
  end: Game,
  tally: Tally,
  bowler: number,
  overs: number,
  after: Int16Array,
  total: Int16Array,
): number {
  const over = overOfBowler(bowler, overs, end.spellOvers);
  if (tally.balls >= over * ballsInOver) return after[over - 1] ?? 0;
  const { verdict } = unbowled(end, tally, kindOfSpell(overs), over);
  return verdict === 'stands' ? (total[bowler] ?? 0) : Number.NaN;
}
