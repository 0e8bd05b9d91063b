import { ballsInOver } from './format.ts';

/** One innings in figures only, mutable: used by the play and by rollouts. */
export type TeamSide = 0 | 1;

const eleven = 11;
/** No simulated Test innings lasts longer, since sides declare before. */
const oversMax = 260;

/** Eleven lists by batting place or wicket, five by over and one by ball. */
const countsLength = 11 * eleven + (5 + ballsInOver) * oversMax;

export const WAITING = 0;
export const IN = 1;
export const OUT = 2;
export const HURT = 3;

export interface Tally {
  side: TeamSide;
  runs: number;
  wickets: number;
  /** Legal balls. */
  balls: number;
  isClosed: boolean;
  isDeclared: boolean;
  striker: number;
  nonStriker: number;
  fours: number;
  sixes: number;
  wides: number;
  noBalls: number;
  extras: number;
  dots: number;
  bowled: number;
  caught: number;
  lbw: number;
  runOuts: number;
  stumped: number;
  /** Figures of the partnership now at the wicket. */
  pshipRuns: number;
  pshipBalls: number;
  pshipRunsMax: number;
  pshipBallsMax: number;
  overRuns: number;
  overRunsMax: number;
  readonly standing: Uint8Array;
  /** The buffer behind all the counts below, so that one call copies them. */
  readonly counts: Int16Array;
  readonly batterRuns: Int16Array;
  readonly batterBalls: Int16Array;
  readonly batterFours: Int16Array;
  readonly batterSixes: Int16Array;
  readonly bowlerRuns: Int16Array;
  readonly bowlerBalls: Int16Array;
  readonly bowlerWickets: Int16Array;
  readonly bowlerDots: Int16Array;
  /** By over from 0: the score, boundaries and dot balls when it ended. */
  readonly runsAfterOver: Int16Array;
  readonly boundariesAfterOver: Int16Array;
  readonly dotsAfterOver: Int16Array;
  /** By over from 0: what its bowler had conceded and taken when it ended. */
  readonly concededAfterOver: Int16Array;
  readonly takenAfterOver: Int16Array;
  /** By legal ball from 0: the score when it was bowled. */
  readonly runsAfterBall: Int16Array;
  /** By wicket from 0: score and balls at its fall, boundaries of its partnership. */
  readonly fallRuns: Int16Array;
  readonly fallBalls: Int16Array;
  readonly pshipBoundaries: Int16Array;
}

export function emptyTally(): Tally {
  const counts = new Int16Array(countsLength);
  let used = 0;
  const part = (length: number) => {
    used += length;
    return counts.subarray(used - length, used);
  };
  const tally: Tally = {
    ...zeroes(),
    side: 0,
    isClosed: false,
    isDeclared: false,
    standing: new Uint8Array(eleven),
    counts,
    batterRuns: part(eleven),
    batterBalls: part(eleven),
    batterFours: part(eleven),
    batterSixes: part(eleven),
    bowlerRuns: part(eleven),
    bowlerBalls: part(eleven),
    bowlerWickets: part(eleven),
    bowlerDots: part(eleven),
    runsAfterOver: part(oversMax),
    boundariesAfterOver: part(oversMax),
    dotsAfterOver: part(oversMax),
    concededAfterOver: part(oversMax),
    takenAfterOver: part(oversMax),
    runsAfterBall: part(oversMax * ballsInOver),
    fallRuns: part(eleven),
    fallBalls: part(eleven),
    pshipBoundaries: part(eleven),
  };
  // A list beyond the end of the buffer would be empty, and count nothing.
  if (used !== countsLength) throw new Error(`the lists of a tally need ${used} counts, not ${countsLength}`);
  return tally;
}

function zeroes() {
  return {
    runs: 0,
    wickets: 0,
    balls: 0,
    striker: 0,
    nonStriker: 1,
    fours: 0,
    sixes: 0,
    wides: 0,
    noBalls: 0,
    extras: 0,
    dots: 0,
    bowled: 0,
    caught: 0,
    lbw: 0,
    runOuts: 0,
    stumped: 0,
    pshipRuns: 0,
    pshipBalls: 0,
    pshipRunsMax: 0,
    pshipBallsMax: 0,
    overRuns: 0,
    overRunsMax: 0,
  };
}

/** Copies `from` into `into` without allocating. */
export function copyTally(from: Tally, into: Tally): void {
  into.side = from.side;
  into.runs = from.runs;
  into.wickets = from.wickets;
  into.balls = from.balls;
  into.isClosed = from.isClosed;
  into.isDeclared = from.isDeclared;
  into.striker = from.striker;
  into.nonStriker = from.nonStriker;
  into.fours = from.fours;
  into.sixes = from.sixes;
  into.wides = from.wides;
  into.noBalls = from.noBalls;
  into.extras = from.extras;
  into.dots = from.dots;
  into.bowled = from.bowled;
  into.caught = from.caught;
  into.lbw = from.lbw;
  into.runOuts = from.runOuts;
  into.stumped = from.stumped;
  into.pshipRuns = from.pshipRuns;
  into.pshipBalls = from.pshipBalls;
  into.pshipRunsMax = from.pshipRunsMax;
  into.pshipBallsMax = from.pshipBallsMax;
  into.overRuns = from.overRuns;
  into.overRunsMax = from.overRunsMax;
  into.standing.set(from.standing);
  into.counts.set(from.counts);
}

const blank = emptyTally();
blank.standing[0] = IN;
blank.standing[1] = IN;

/** A fresh innings of `side`, its openers at the wicket. */
export function openTally(into: Tally, side: TeamSide): Tally {
  copyTally(blank, into);
  into.side = side;
  return into;
}
