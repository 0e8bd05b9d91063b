import { integerBetween, pick, type Random } from '@maidan/betting';

export const ballLines = ['left', 'straight', 'right'] as const;
export type BallLine = (typeof ballLines)[number];

export interface Ball {
  readonly line: BallLine;
  /** From the bowler's hand to the bat. */
  readonly flightMs: number;
}

export interface Swing {
  readonly aim: BallLine;
  /** The ball's progress: 0 at the bowler's hand, 1 at the bat. */
  readonly progress: number;
}

export type Outcome = 'six' | 'four' | 'two' | 'one' | 'miss' | 'bowled' | 'caught';

export interface Innings {
  readonly target: number;
  readonly runs: number;
  readonly ballsLeft: number;
  readonly wicketsLeft: number;
}

const ballsInAll = 12;
export const wicketsInAll = 3;

/** How far from the bat a swing still hits, as a share of the flight. */
const perfectWithin = 0.055;
const goodWithin = 0.11;
const edgeWithin = 0.18;

const runsOf: Readonly<Record<Outcome, number>> = {
  six: 6,
  four: 4,
  two: 2,
  one: 1,
  miss: 0,
  bowled: 0,
  caught: 0,
};

export const startInnings = (random: Random): Innings => ({
  target: integerBetween(random, 18, 34),
  runs: 0,
  ballsLeft: ballsInAll,
  wicketsLeft: wicketsInAll,
});

export const bowl = (random: Random): Ball => ({
  line: pick(random, ballLines),
  flightMs: integerBetween(random, 850, 1500),
});

/**
 * Hitting to the side the ball comes from gives a higher boundary; an edge to the wrong side can be caught.
 */
export function judgeSwing(ball: Ball, swing: Swing | undefined): Outcome {
  const off = swing === undefined ? Number.POSITIVE_INFINITY : Math.abs(swing.progress - 1);
  const isWithBall = swing?.aim === ball.line;
  if (off <= perfectWithin) return isWithBall ? 'six' : 'four';
  if (off <= goodWithin) return isWithBall ? 'four' : 'two';
  if (off <= edgeWithin) return isWithBall ? 'one' : 'caught';
  return ball.line === 'straight' ? 'bowled' : 'miss';
}

export function addBall(innings: Innings, outcome: Outcome): Innings {
  const isOut = outcome === 'bowled' || outcome === 'caught';
  return {
    ...innings,
    runs: innings.runs + runsOf[outcome],
    ballsLeft: innings.ballsLeft - 1,
    wicketsLeft: innings.wicketsLeft - (isOut ? 1 : 0),
  };
}

export const isWon = ({ runs, target }: Innings): boolean => runs >= target;

export const isFinished = (innings: Innings): boolean =>
  isWon(innings) || innings.ballsLeft === 0 || innings.wicketsLeft === 0;
