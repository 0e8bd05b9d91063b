import { logBalls } from './ball-log.ts';
import type { CricketMatch, Innings } from './cricket-match.ts';
import { isWicket } from './dismissals.ts';
import { rememberByInnings } from './remember-by-innings.ts';

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
