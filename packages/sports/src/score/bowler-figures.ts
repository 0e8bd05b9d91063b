import { type LoggedBall, logBalls } from './ball-log.ts';
import { conceded, isDotBall } from './delivery.ts';
import { isBowlersWicket } from './dismissals.ts';
import { rememberByInnings } from './remember-by-innings.ts';

export interface BowlerFigures {
  readonly player: string;
  readonly legalBalls: number;
  readonly conceded: number;
  readonly wickets: number;
  readonly dotBalls: number;
  readonly balls: readonly LoggedBall[];
}

/** In the order they first bowled. */
export const listBowlers = rememberByInnings<ReadonlyMap<string, BowlerFigures>>(
  (innings, ballsPerOver, countsPenaltyRuns) => {
    const byBowler = new Map<string, LoggedBall[]>();
    for (const ball of logBalls(innings, ballsPerOver, countsPenaltyRuns)) {
      const balls = byBowler.get(ball.delivery.bowler);
      if (balls === undefined) byBowler.set(ball.delivery.bowler, [ball]);
      else balls.push(ball);
    }
    return new Map([...byBowler].map(([player, balls]) => [player, figuresOf(player, balls)]));
  },
);

export function figuresOf(player: string, balls: readonly LoggedBall[]): BowlerFigures {
  return {
    player,
    legalBalls: balls.filter((ball) => ball.isLegal).length,
    conceded: balls.reduce((sum, ball) => sum + conceded(ball.delivery), 0),
    wickets: balls.reduce((sum, ball) => sum + countBowlersWickets(ball), 0),
    dotBalls: balls.filter(isDotBall).length,
    balls,
  };
}

function countBowlersWickets(ball: LoggedBall): number {
  return ball.delivery.dismissals.filter((dismissal) => isBowlersWicket(dismissal.kind)).length;
}
