import type { CricketMatch } from '../score/cricket-match.ts';
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
  const closesOver = view.standing === 'all-out' || view.standing === 'declared';
  return last.number + (last.isBowled || closesOver ? 1 : 0);
}

export function countMatchOvers(innings: readonly InningsView[]): number {
  return innings.reduce((sum, view) => sum + countOvers(view), 0);
}

/** Section 5: an over session counts only if all its overs are fully bowled. */
export function isOverComplete(view: InningsView, over: number): boolean {
  return over <= countOvers(view);
}

/** Sections 5 and 9: 300 overs played, or a team has won. */
export function testEventsCount(match: CricketMatch, innings: readonly InningsView[]): boolean {
  if (match.outcome?.kind === 'won') return true;
  return countMatchOvers(innings) >= TEST_OVERS_MIN;
}

/** Section 4: overs were reduced in a limited match, or it was abandoned. */
export function isCutShort(match: CricketMatch, innings: readonly InningsView[]): boolean {
  if (match.scheduledOvers === undefined) return false;
  if (match.outcome?.kind === 'no result') return true;
  return innings.some(
    (view) =>
      view.standing === 'cut-short' || (view.innings.target?.overs ?? Infinity) < (match.scheduledOvers ?? 0),
  );
}

/** Section 4: advance fancy is valid for the first innings only, except in Test. */
export function isAdvanceGood(match: CricketMatch, inningsIndex: number): boolean {
  return match.format === 'Test' || inningsIndex === 0;
}

/** Section 4: the two who open are the striker and the non-striker of the first ball. */
export function isOpener(view: InningsView, player: string): boolean {
  const first = view.balls[0]?.delivery;
  return first !== undefined && (first.batter === player || first.nonStriker === player);
}

/**
 * Section 4: what an abandoned innings left incomplete is void. An innings reduced by weather but followed by
 * the other side's was played out, and what was running in it stands.
 */
export function isPlayedOut(view: InningsView): boolean {
  if (view.standing === 'in-play') return false;
  return (
    view.standing !== 'cut-short' ||
    view.match.innings.slice(view.index + 1).some((later) => !later.isSuperOver)
  );
}
