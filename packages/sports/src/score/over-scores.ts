import { type LoggedBall, type LoggedOver, logOvers } from './ball-log.ts';
import { conceded, countWickets, isFour, isSix } from './delivery.ts';
import { rememberByInnings } from './remember-by-innings.ts';

export interface OverScore {
  /** From 0. */
  readonly number: number;
  readonly runs: number;
  /** The side's score once the over was bowled. */
  readonly score: number;
  readonly legalBalls: number;
  readonly wickets: number;
  readonly fours: number;
  readonly sixes: number;
  /** More than one bowler where an over was shared. */
  readonly conceded: ReadonlyMap<string, number>;
  readonly balls: readonly LoggedBall[];
  /** All its balls were bowled, whatever the umpire counted: a later over followed, or the count was reached. */
  readonly isBowled: boolean;
}

const keptScores = new WeakMap<LoggedOver, OverScore>();

export const scoreOvers = rememberByInnings<readonly OverScore[]>((innings, ballsPerOver, counts) => {
  const lastNumber = innings.overs.at(-1)?.number ?? -1;
  return logOvers(innings, ballsPerOver, counts).map((over) => {
    const isBowled = over.number < lastNumber || (over.balls.at(-1)?.ballInOver ?? 0) >= ballsPerOver;
    const known = keptScores.get(over);
    const score = known?.isBowled === isBowled ? known : scoreOver(over, isBowled);
    keptScores.set(over, score);
    return score;
  });
});

/** Bowled whole by one bowler, who conceded nothing. */
export function isMaiden({ isBowled, conceded: byBowler }: OverScore): boolean {
  const [runs, ...others] = byBowler.values();
  return isBowled && runs === 0 && others.length === 0;
}

function scoreOver({ number, balls, before }: LoggedOver, isBowled: boolean): OverScore {
  const last = balls.at(-1);
  if (last === undefined) throw new Error(`over ${number} has no balls`);
  const byBowler = new Map<string, number>();
  for (const { delivery } of balls) {
    byBowler.set(delivery.bowler, (byBowler.get(delivery.bowler) ?? 0) + conceded(delivery));
  }
  return {
    number,
    runs: last.score - before.score,
    score: last.score,
    legalBalls: last.ballInOver,
    wickets: balls.reduce((sum, ball) => sum + countWickets(ball.delivery), 0),
    fours: balls.filter((ball) => isFour(ball.delivery)).length,
    sixes: balls.filter((ball) => isSix(ball.delivery)).length,
    conceded: byBowler,
    balls,
    isBowled,
  };
}
