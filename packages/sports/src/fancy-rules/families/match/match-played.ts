import type { CricketMatch } from '../../../score/cricket-match.ts';
import type { InningsView } from '../../innings-view.ts';
import type { SessionVerdict } from '../../session.ts';
import { countMatchOvers, isCutShort, TEST_OVERS_MIN, testEventsCount } from '../../validity.ts';
import { UNDECIDED, voided } from '../../verdict.ts';

/** Of a session on a match whose first innings is not there. */
export function neverBegun(match: CricketMatch): SessionVerdict {
  if (match.outcome === undefined) return UNDECIDED;
  return voided('did-not-bat', 'The match was never begun, so the session is void.');
}

/** Sections 4, 5 and 9 on totals and events of a whole match: undefined when they count. */
export function voidUnlessPlayed(
  match: CricketMatch,
  views: readonly InningsView[],
): SessionVerdict | undefined {
  if (match.outcome === undefined) return UNDECIDED;
  if (match.scheduledOvers === undefined) {
    if (testEventsCount(match, views)) return undefined;
    return voided(
      'test-300-overs',
      `${countMatchOvers(views)} overs were played and no team won; match events need ${TEST_OVERS_MIN}, so the session is void.`,
    );
  }
  if (!isCutShort(match, views)) return undefined;
  const why =
    match.outcome.kind === 'no result' ? 'The match had no result' : 'The overs of the match were reduced';
  return voided('abandoned-or-reduced', `${why}, so sessions on the whole match are void.`);
}
