import type { QuickRandom } from '../../pricing/quick-random.ts';
import {
  BYE,
  DOT,
  LEG_BYE,
  NO_BALL,
  ONE,
  outcomeCount,
  rowOf,
  THREE,
  TWO,
  WICKET,
  WIDE,
} from './ball-model.ts';
import { intentChasing, intentInTest, intentSetting } from './check-innings.ts';
import { ballsInOver, phaseOf } from './format.ts';
import { bowlerAt, currentTally, type Game, leadOf } from './game.ts';
import { HURT, IN, OUT, type Tally, WAITING } from './tally.ts';

/** The outcome of a ball, overwritten by every ball: rollouts play millions and must not allocate. */
export interface Ball {
  outcome: number;
  batterRuns: number;
  extraRuns: number;
  isLegal: boolean;
  wasFreeHit: boolean;
  /** Who bowled, 0 to 4. */
  bowler: number;
  batter: number;
  nonStriker: number;
  /** Index of the batter out, or -1. */
  out: number;
  how: number;
  isOverDone: boolean;
}

export const BOWLED = 0;
export const CAUGHT = 1;
export const LBW = 2;
export const RUN_OUT = 3;
export const STUMPED = 4;

export function emptyBall(): Ball {
  return {
    outcome: DOT,
    batterRuns: 0,
    extraRuns: 0,
    isLegal: true,
    wasFreeHit: false,
    bowler: 0,
    batter: 0,
    nonStriker: 0,
    out: -1,
    how: BOWLED,
    isOverDone: false,
  };
}

function intentOf(game: Game, tally: Tally): number {
  const { format, figures } = game.strengths;
  if (format === 'Test') {
    return intentInTest(game.innings.length - 1, leadOf(game), game.matchBallsLeft, tally.wickets);
  }
  const ballsLeft = game.inningsBalls - tally.balls;
  return game.target > 0
    ? intentChasing(figures.parRunsPerOver, game.target - tally.runs, ballsLeft, tally.wickets)
    : intentSetting(ballsLeft / game.inningsBalls, tally.wickets);
}

function drawOutcome(game: Game, tally: Tally, bowler: number, random: QuickRandom): number {
  const { figures, ballTable, edges, batterTiers, bowlerTiers } = game.strengths;
  const { side } = tally;
  const tier = batterTiers[side][tally.striker] ?? 4;
  const bowlerTier = bowlerTiers[side === 0 ? 1 : 0][bowler] ?? 1;
  const phase = phaseOf(figures, tally.balls, game.inningsBalls);
  const row = rowOf(phase, intentOf(game, tally), tier, edges[side], bowlerTier);
  let left = random.next();
  for (let outcome = 0; outcome < outcomeCount; outcome++) {
    left -= ballTable[row + outcome] ?? 0;
    if (left < 0) return outcome;
  }
  return DOT;
}

const runsOffBat: readonly number[] = [0, 1, 4, 2, 0, 6, 0, 0, 3, 0, 0];

/** What a no-ball is hit for, from one draw. */
function noBallRuns(draw: number): number {
  if (draw < 0.45) return 0;
  if (draw < 0.7) return 1;
  return draw < 0.92 ? 4 : 6;
}

function drawDismissal(draw: number, format: string): number {
  if (draw < 0.62) return CAUGHT;
  if (draw < 0.8) return BOWLED;
  if (draw < (format === 'T20' ? 0.865 : 0.93)) return LBW;
  if (draw < (format === 'Test' ? 0.975 : 0.97)) return RUN_OUT;
  return STUMPED;
}

/** Bowls one ball of the innings in progress and writes what happened to `ball`. */
export function playBall(game: Game, ball: Ball, random: QuickRandom): void {
  const tally = currentTally(game);
  const bowler = bowlerAt((tally.balls / ballsInOver) | 0, game.spellOvers);
  const outcome = drawOutcome(game, tally, bowler, random);
  ball.outcome = outcome;
  ball.bowler = bowler;
  ball.batter = tally.striker;
  ball.nonStriker = tally.nonStriker;
  ball.wasFreeHit = game.isFreeHit;
  ball.batterRuns = runsOffBat[outcome] ?? 0;
  ball.extraRuns = 0;
  ball.out = -1;
  ball.isLegal = outcome !== WIDE && outcome !== NO_BALL;
  if (outcome === WIDE) ball.extraRuns = random.next() < 0.04 ? 5 : 1;
  else if (outcome === NO_BALL) {
    ball.batterRuns = noBallRuns(random.next());
    ball.extraRuns = 1;
  } else if (outcome === LEG_BYE) ball.extraRuns = 1;
  else if (outcome === BYE) ball.extraRuns = random.next() < 0.3 ? 4 : 1;
  else if (outcome === WICKET) takeWicket(game, tally, ball, random);
  score(game, tally, ball);
}

function takeWicket(game: Game, tally: Tally, ball: Ball, random: QuickRandom): void {
  const how = drawDismissal(random.next(), game.strengths.format);
  if (game.isFreeHit && how !== RUN_OUT) {
    ball.outcome = DOT;
    return;
  }
  ball.how = how;
  ball.out = tally.striker;
  if (how === RUN_OUT) {
    const draw = random.next();
    if (draw < 0.35) ball.out = tally.nonStriker;
    if (draw > 0.7) ball.batterRuns = 1;
  }
}

function score(game: Game, tally: Tally, ball: Ball): void {
  const { outcome, batterRuns, extraRuns, bowler } = ball;
  const total = batterRuns + extraRuns;
  const { striker } = tally;
  addRuns(game, tally, total);
  tally.extras += extraRuns;
  tally.batterRuns[striker] = (tally.batterRuns[striker] ?? 0) + batterRuns;
  if (outcome === WIDE) tally.wides += extraRuns;
  else {
    tally.batterBalls[striker] = (tally.batterBalls[striker] ?? 0) + 1;
    if (outcome === NO_BALL) tally.noBalls += 1;
  }
  if (batterRuns === 4) {
    tally.fours += 1;
    hitBoundary(tally, tally.batterFours, striker);
  } else if (batterRuns === 6) {
    tally.sixes += 1;
    hitBoundary(tally, tally.batterSixes, striker);
  }
  const conceded = outcome === BYE || outcome === LEG_BYE ? 0 : total;
  tally.bowlerRuns[bowler] = (tally.bowlerRuns[bowler] ?? 0) + conceded;
  if (ball.isLegal) {
    tally.bowlerBalls[bowler] = (tally.bowlerBalls[bowler] ?? 0) + 1;
    tally.runsAfterBall[tally.balls] = tally.runs;
    tally.balls += 1;
    tally.pshipBalls += 1;
    if (game.matchBallsLeft > 0) game.matchBallsLeft -= 1;
    if (total === 0 && ball.out < 0) {
      tally.dots += 1;
      tally.bowlerDots[bowler] = (tally.bowlerDots[bowler] ?? 0) + 1;
    }
  }
  game.isFreeHit = outcome === NO_BALL ? game.inningsBalls > 0 : game.isFreeHit && !ball.isLegal;
  if (runsCrossed(outcome, batterRuns, extraRuns) % 2 === 1) swapEnds(tally);
  if (ball.out >= 0) fall(tally, ball);
  ball.isOverDone = ball.isLegal && tally.balls % ballsInOver === 0;
  if (ball.isOverDone) endOver(tally, bowler);
}

/** Runs the batters ran themselves: a boundary and the penalty of a wide or no-ball are not run. */
function runsCrossed(outcome: number, batterRuns: number, extraRuns: number): number {
  if (batterRuns === 4 || batterRuns === 6) return 0;
  if (outcome === ONE || outcome === TWO || outcome === THREE || outcome === WICKET) return batterRuns;
  if (outcome === NO_BALL) return batterRuns;
  return outcome === WIDE ? 0 : extraRuns % 4;
}

function addRuns(game: Game, tally: Tally, runs: number): void {
  tally.runs += runs;
  tally.pshipRuns += runs;
  tally.overRuns += runs;
  game.totals[tally.side] += runs;
  if (tally.pshipRuns > tally.pshipRunsMax) tally.pshipRunsMax = tally.pshipRuns;
}

/** Five runs to the batting side for the fielders' fault, on top of the runs of the ball. */
export function addPenaltyRuns(game: Game): void {
  const tally = currentTally(game);
  addRuns(game, tally, 5);
  tally.extras += 5;
  if (tally.balls > 0) tally.runsAfterBall[tally.balls - 1] = tally.runs;
}

function hitBoundary(tally: Tally, counts: Int16Array, striker: number): void {
  counts[striker] = (counts[striker] ?? 0) + 1;
  tally.pshipBoundaries[tally.wickets] = (tally.pshipBoundaries[tally.wickets] ?? 0) + 1;
}

function swapEnds(tally: Tally): void {
  const { striker } = tally;
  tally.striker = tally.nonStriker;
  tally.nonStriker = striker;
}

function fall(tally: Tally, ball: Ball): void {
  const { how, out, bowler } = ball;
  if (how === CAUGHT) tally.caught += 1;
  else if (how === BOWLED) tally.bowled += 1;
  else if (how === LBW) tally.lbw += 1;
  else if (how === STUMPED) tally.stumped += 1;
  else tally.runOuts += 1;
  if (how !== RUN_OUT) tally.bowlerWickets[bowler] = (tally.bowlerWickets[bowler] ?? 0) + 1;
  tally.standing[out] = OUT;
  tally.fallRuns[tally.wickets] = tally.runs;
  tally.fallBalls[tally.wickets] = tally.balls;
  tally.wickets += 1;
  endPartnership(tally);
  sendNext(tally, out);
}

function endPartnership(tally: Tally): void {
  if (tally.pshipBalls > tally.pshipBallsMax) tally.pshipBallsMax = tally.pshipBalls;
  tally.pshipRuns = 0;
  tally.pshipBalls = 0;
}

/** The next batter takes the place of `gone`; one who retired hurt comes back when no other is left. */
export function sendNext(tally: Tally, gone: number): void {
  let next = tally.standing.indexOf(WAITING);
  if (next < 0) next = tally.standing.indexOf(HURT);
  if (next < 0) return;
  tally.standing[next] = IN;
  if (tally.striker === gone) tally.striker = next;
  else tally.nonStriker = next;
}

function endOver(tally: Tally, bowler: number): void {
  const over = tally.balls / ballsInOver - 1;
  tally.runsAfterOver[over] = tally.runs;
  tally.boundariesAfterOver[over] = tally.fours + tally.sixes;
  tally.dotsAfterOver[over] = tally.dots;
  tally.concededAfterOver[over] = tally.bowlerRuns[bowler] ?? 0;
  tally.takenAfterOver[over] = tally.bowlerWickets[bowler] ?? 0;
  if (tally.overRuns > tally.overRunsMax) tally.overRunsMax = tally.overRuns;
  tally.overRuns = 0;
  swapEnds(tally);
}
