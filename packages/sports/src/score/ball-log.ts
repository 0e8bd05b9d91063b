import type { Delivery, Innings, Over } from './cricket-match.ts';
import { countWickets, isLegal, sumRuns } from './delivery.ts';

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

/** The balls of an over, and what had been scored before it and was after it. */
export interface LoggedOver {
  readonly number: number;
  readonly balls: readonly LoggedBall[];
  readonly before: Standing;
  readonly after: Standing;
}

type Standing = Pick<LoggedBall, 'score' | 'legalBalls' | 'wickets'>;

function logOver(over: Over, before: Standing, countsPenaltyRuns: boolean): LoggedOver {
  let { score, legalBalls, wickets } = before;
  let ballInOver = 0;
  const balls = over.deliveries.map((delivery, index): LoggedBall => {
    const legal = isLegal(delivery);
    const runs = sumRuns(delivery) - (countsPenaltyRuns ? 0 : delivery.extras.penalty);
    score += runs;
    wickets += countWickets(delivery);
    if (legal) {
      ballInOver += 1;
      legalBalls += 1;
    }
    const place = { over: over.number, index, isLegal: legal, ballInOver, legalBalls };
    return { delivery, ...place, runs, score, wickets };
  });
  return { number: over.number, balls, before, after: { score, legalBalls, wickets } };
}

const keptOvers = { withPenaltyRuns: overCache(), withoutThem: overCache() };

function overCache() {
  return new WeakMap<Over, LoggedOver>();
}

function isAt(one: Standing, other: Standing): boolean {
  return one.score === other.score && one.legalBalls === other.legalBalls && one.wickets === other.wickets;
}

/** An innings with one more ball has the earlier overs of the one before, so only its last over is logged anew. */
export const logOvers = rememberByInnings<readonly LoggedOver[]>((innings, _ballsPerOver, counts) => {
  const kept = counts ? keptOvers.withPenaltyRuns : keptOvers.withoutThem;
  let before: Standing = { score: counts ? innings.penaltyRunsBefore : 0, legalBalls: 0, wickets: 0 };
  return innings.overs.map((over) => {
    const known = kept.get(over);
    const logged = known !== undefined && isAt(known.before, before) ? known : logOver(over, before, counts);
    kept.set(over, logged);
    before = logged.after;
    return logged;
  });
});

export const logBalls = rememberByInnings<readonly LoggedBall[]>((innings, ballsPerOver, counts) =>
  logOvers(innings, ballsPerOver, counts).flatMap(({ balls }) => balls),
);

/** An innings object never changes, so what is computed from it is cached. */
export function rememberByInnings<T>(
  workOut: (innings: Innings, ballsPerOver: number, countsPenaltyRuns: boolean) => T,
): (innings: Innings, ballsPerOver: number, countsPenaltyRuns: boolean) => T {
  const known = new WeakMap<Innings, Map<number, T>>();
  return (innings, ballsPerOver, countsPenaltyRuns) => {
    const variants = known.get(innings) ?? new Map<number, T>();
    const key = countsPenaltyRuns ? ballsPerOver : -ballsPerOver;
    const found = variants.get(key);
    if (found !== undefined) return found;
    const made = workOut(innings, ballsPerOver, countsPenaltyRuns);
    variants.set(key, made);
    known.set(innings, variants);
    return made;
  };
}
