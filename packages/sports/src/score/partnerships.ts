import { type LoggedBall, logBalls, rememberByInnings } from './ball-log.ts';
import { countWickets, isBoundary } from './delivery.ts';

/** The balls between one wicket and the next: it goes on with the next batter when one retires (section 4). */
export interface Partnership {
  /** The wicket that ends it, from 1. */
  readonly wicket: number;
  readonly runs: number;
  readonly legalBalls: number;
  readonly boundaries: readonly LoggedBall[];
  readonly balls: readonly LoggedBall[];
  readonly isBroken: boolean;
}

export const listPartnerships = rememberByInnings<readonly Partnership[]>(
  (innings, ballsPerOver, countsPenaltyRuns) => {
    const partnerships: Partnership[] = [];
    let balls: LoggedBall[] = [];
    // Section 5: penalty runs count in all fancy, so those given before the first ball are in the first partnership.
    let awarded = countsPenaltyRuns ? innings.penaltyRunsBefore : 0;
    for (const ball of logBalls(innings, ballsPerOver, countsPenaltyRuns)) {
      balls.push(ball);
      const fallen = countWickets(ball.delivery);
      for (let fall = 0; fall < fallen; fall += 1) {
        partnerships.push(makePartnership(partnerships.length + 1, balls, awarded, true));
        awarded = 0;
        balls = [];
      }
    }
    if (balls.length > 0) partnerships.push(makePartnership(partnerships.length + 1, balls, awarded, false));
    return partnerships;
  },
);

function makePartnership(
  wicket: number,
  balls: readonly LoggedBall[],
  awarded: number,
  isBroken: boolean,
): Partnership {
  return {
    wicket,
    runs: balls.reduce((sum, ball) => sum + ball.runs, awarded),
    legalBalls: balls.filter((ball) => ball.isLegal).length,
    boundaries: balls.filter((ball) => isBoundary(ball.delivery)),
    balls,
    isBroken,
  };
}
