import type { Delivery } from './cricket-match.ts';
import { countWickets, isLegal, sumRuns } from './delivery.ts';
import { rememberByInnings } from './remember-by-innings.ts';

/** A delivery with its place in the innings and the score once it was bowled. */
export interface LoggedBall {
  readonly delivery: Delivery;
  /** Over and delivery, both from 0. */
  readonly over: number;
  readonly index: number;
  readonly isLegal: boolean;
  /** Legal balls of this over and of the innings, this one included. */
  readonly ballInOver: number;
  readonly legalBalls: number;
  readonly runs: number;
  readonly score: number;
  readonly wickets: number;
}

export const logBalls = rememberByInnings<readonly LoggedBall[]>(
  (innings, _ballsPerOver, countsPenaltyRuns) => {
    const balls: LoggedBall[] = [];
    let score = countsPenaltyRuns ? innings.penaltyRunsBefore : 0;
    let legalBalls = 0;
    let wickets = 0;
    for (const over of innings.overs) {
      let ballInOver = 0;
      over.deliveries.forEach((delivery, index) => {
        const legal = isLegal(delivery);
        const runs = sumRuns(delivery) - (countsPenaltyRuns ? 0 : delivery.extras.penalty);
        score += runs;
        wickets += countWickets(delivery);
        if (legal) {
          ballInOver += 1;
          legalBalls += 1;
        }
        balls.push({
          delivery,
          over: over.number,
          index,
          isLegal: legal,
          ballInOver,
          legalBalls,
          runs,
          score,
          wickets,
        });
      });
    }
    return balls;
  },
);
