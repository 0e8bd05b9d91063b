import { type LoggedBall, logBalls } from './ball-log.ts';
import { isFaced, isFour, isSix } from './delivery.ts';
import type { DismissalKind } from './dismissals.ts';
import { rememberByInnings } from './remember-by-innings.ts';

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
    return new Map([...tallies].map(([player, tally]) => [player, figuresOf(tally)]));
  },
);

function figuresOf(tally: Tally): BatterFigures {
  const deliveries = tally.struck.map((ball) => ball.delivery);
  return {
    ...tally,
    runs: deliveries.reduce((sum, delivery) => sum + delivery.batterRuns, 0),
    balls: deliveries.filter(isFaced).length,
    fours: deliveries.filter(isFour).length,
    sixes: deliveries.filter(isSix).length,
  };
}
