import { type LoggedBall, logBalls, rememberByInnings } from './ball-log.ts';
import { type DismissalKind, isBowlersWicket } from './cricket-match.ts';
import { conceded, isDotBall, isFaced, isFour, isSix } from './delivery.ts';

export interface BatterFigures {
  readonly player: string;
  readonly runs: number;
  readonly balls: number;
  readonly fours: number;
  readonly sixes: number;
  /** The last way the batter left the crease; absent while at it. */
  readonly how?: DismissalKind;
  /** Balls bowled while at the crease as striker, in order, wides included. */
  readonly struck: readonly LoggedBall[];
  readonly leftAt?: LoggedBall;
}

interface Tally {
  readonly player: string;
  readonly struck: LoggedBall[];
  how?: DismissalKind;
  leftAt?: LoggedBall;
}

/** In the order they came in. */
export const listBatters = rememberByInnings<ReadonlyMap<string, BatterFigures>>(
  (innings, ballsPerOver, countsPenaltyRuns) => {
    const tallies = new Map<string, Tally>();
    const tallyOf = (player: string): Tally => {
      const found = tallies.get(player) ?? { player, struck: [] };
      tallies.set(player, found);
      return found;
    };
    for (const ball of logBalls(innings, ballsPerOver, countsPenaltyRuns)) {
      const striker = tallyOf(ball.delivery.batter);
      const other = tallyOf(ball.delivery.nonStriker);
      striker.struck.push(ball);
      for (const tally of [striker, other]) {
        delete tally.how;
        delete tally.leftAt;
      }
      for (const { player, kind } of ball.delivery.dismissals) {
        Object.assign(tallyOf(player), { how: kind, leftAt: ball });
      }
    }
    return new Map([...tallies].map(([player, tally]) => [player, battingFigures(tally)]));
  },
);

function battingFigures(tally: Tally): BatterFigures {
  const deliveries = tally.struck.map((ball) => ball.delivery);
  return {
    ...tally,
    runs: deliveries.reduce((sum, delivery) => sum + delivery.batterRuns, 0),
    balls: deliveries.filter(isFaced).length,
    fours: deliveries.filter(isFour).length,
    sixes: deliveries.filter(isSix).length,
  };
}

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
