import type { CricketMatch } from '../score/cricket-match.ts';

/** Section 5: penalty runs count in all fancy from 20 March 2024. */
const PENALTY_RUNS_COUNT_FROM = '2024-03-20';

export function penaltyRunsCount(match: Pick<CricketMatch, 'startDate'>): boolean {
  return match.startDate >= PENALTY_RUNS_COUNT_FROM;
}
