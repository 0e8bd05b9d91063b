import type { CricketMatch } from '../score/cricket-match.ts';
import { caseOf } from './cases/case-of.ts';
import type { MatchEnd } from './cases/match-cases.ts';
import type { InningsView } from './innings-view.ts';

/** Section 9: a Test needs at least 300 overs for total-match events. */
export const TEST_OVERS_MIN = 300;

/** Section 9: the power play is the first 4 overs; 2 power surge overs may be taken after over 11. */
export const POWER_PLAY_OVERS = 4;
export const POWER_SURGE_OVERS = 2;

/** Section 5: dot-ball fancy is on the first 6 overs and on 20 overs. */
export const DOT_BALL_OVERS: readonly number[] = [6, 20];

/** Section 5: a six-over boundary fancy needs at least 6 overs played. */
export const BOUNDARY_OVERS_MIN = 6;

/** Sections 4 and 9: overs counted complete, the one in progress too when declared or all out (131.5 is 132). */
export function countOvers(view: InningsView): number {
  const last = view.overs.at(-1);
  if (last === undefined) return 0;
  const isComplete = last.isBowled || caseOf(view, 'one-over', 'under-way')?.verdict === 'stands';
  return last.number + (isComplete ? 1 : 0);
}

export function countMatchOvers(innings: readonly InningsView[]): number {
  return innings.reduce((sum, view) => sum + countOvers(view), 0);
}

/** Section 5: an over session counts only if all its overs are fully bowled. */
export function isOverComplete(view: InningsView, over: number): boolean {
  return over <= countOvers(view);
}

/** Sections 4, 5 and 9: how the match ended, as far as it matters for its totals and events. */
export function matchEndOf(match: CricketMatch, innings: readonly InningsView[]): MatchEnd {
  const { outcome, scheduledOvers } = match;
  if (scheduledOvers === undefined) {
    if (outcome?.kind === 'won') return 'test-won';
    return countMatchOvers(innings) >= TEST_OVERS_MIN ? 'test-300-overs' : 'test-short';
  }
  if (outcome?.kind === 'no result') return 'no-result';
  const isReduced = innings.some(
    ({ standing, innings: { target } }) =>
      standing === 'cut-short' ||
      standing === 'shortened' ||
      (target?.overs ?? scheduledOvers) < scheduledOvers,
  );
  return isReduced ? 'reduced' : 'full';
}

/** Section 4: advance fancy is valid for the first innings only, except in Test. */
export function isAdvanceGood(match: CricketMatch, inningsIndex: number): boolean {
  return match.scheduledOvers === undefined || inningsIndex === 0;
}

/** Section 4: the two who open are the striker and the non-striker of the first ball. */
export function isOpener(view: InningsView, player: string): boolean {
  const first = view.balls[0]?.delivery;
  return first !== undefined && (first.batter === player || first.nonStriker === player);
}
