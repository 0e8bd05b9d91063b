import { type LoggedBall, type LoggedOver, logBalls, logOvers, rememberByInnings } from './ball-log.ts';
import { type CricketMatch, type DismissalKind, type Innings, isWicket } from './cricket-match.ts';
import { conceded, countWickets, isFour, isSix } from './delivery.ts';

export interface InningsScore {
  readonly runs: number;
  readonly wickets: number;
  readonly legalBalls: number;
  /** Complete overs and balls of the one in progress, as a scoreboard writes them: "131.5". */
  readonly oversText: string;
  /** Batters who retired hurt or not out and did not come back. */
  readonly retired: readonly string[];
}

export const scoreInnings = rememberByInnings<InningsScore>((innings, ballsPerOver, countsPenaltyRuns) => {
  const last = logBalls(innings, ballsPerOver, countsPenaltyRuns).at(-1);
  const before = countsPenaltyRuns ? innings.penaltyRunsBefore : 0;
  const after = countsPenaltyRuns ? innings.penaltyRunsAfter : 0;
  return {
    runs: (last?.score ?? before) + after,
    wickets: last?.wickets ?? 0,
    legalBalls: last?.legalBalls ?? 0,
    oversText: last === undefined ? '0.0' : writeOvers(last.over, last.ballInOver, ballsPerOver),
    retired: findRetired(innings),
  };
});

/** `over` is the one in progress, from 0; a full one is written as the next with no ball. */
export function writeOvers(over: number, ballInOver: number, ballsPerOver: number): string {
  return ballInOver >= ballsPerOver ? `${over + 1}.0` : `${over}.${ballInOver}`;
}

function findRetired(innings: Innings): readonly string[] {
  const retired = new Set<string>();
  for (const over of innings.overs) {
    for (const delivery of over.deliveries) {
      retired.delete(delivery.batter);
      retired.delete(delivery.nonStriker);
      for (const { kind, player } of delivery.dismissals) {
        if (!isWicket(kind)) retired.add(player);
      }
    }
  }
  return [...retired];
}

/** Overs as targets write them may end in tenths that count balls: 46.4 is 46 overs and 4 balls. */
export function ballsIn(overs: number, ballsPerOver: number): number {
  const whole = Math.floor(overs);
  return whole * ballsPerOver + Math.round((overs - whole) * 10);
}

/** The overs the innings may last, a reduced chase's own count included; none in a Test. */
export function oversAllowed(
  { scheduledOvers }: Pick<CricketMatch, 'scheduledOvers'>,
  { target }: Innings,
): number | undefined {
  if (scheduledOvers === undefined) return undefined;
  return Math.min(scheduledOvers, target?.overs ?? scheduledOvers);
}

/** Ten wickets, or fewer where others cannot bat: nobody is left to come in. */
export function isAllOut(innings: Innings, match: Pick<CricketMatch, 'ballsPerOver'>): boolean {
  const { wickets, retired } = scoreInnings(innings, match.ballsPerOver, true);
  return wickets + retired.length + innings.absentHurt.length >= 10;
}

export interface WicketFall {
  /** From 1. */
  readonly wicket: number;
  readonly score: number;
  readonly player: string;
  readonly kind: DismissalKind;
  readonly ball: LoggedBall;
}

export const listWicketFalls = rememberByInnings<readonly WicketFall[]>(
  (innings, ballsPerOver, countsPenaltyRuns) =>
    logBalls(innings, ballsPerOver, countsPenaltyRuns)
      .flatMap((ball) =>
        ball.delivery.dismissals
          .filter((dismissal) => isWicket(dismissal.kind))
          .map(({ player, kind }) => ({ score: ball.score, player, kind, ball })),
      )
      .map((fall, index) => ({ wicket: index + 1, ...fall })),
);

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
