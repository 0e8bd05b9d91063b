import type { CricketMatch } from '../../../score/cricket-match.ts';
import { MATCH_CASES, type MatchEnd } from '../../cases/match-cases.ts';
import type { InningsView } from '../../innings-view.ts';
import type { FancyRuleId } from '../../rules.ts';
import type { SessionVerdict } from '../../session.ts';
import { countMatchOvers, matchEndOf, TEST_OVERS_MIN } from '../../validity.ts';
import { UNDECIDED, voided } from '../../verdict.ts';

/** The verdict where the match has no first innings. */
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
  const end = matchEndOf(match, views);
  const { verdict, rule } = MATCH_CASES[end];
  return verdict === 'void' ? voided(rule, formatVoid(end, views)) : undefined;
}

/** The rule of totals and events that count. */
export function ruleOfPlayed(match: CricketMatch, views: readonly InningsView[]): FancyRuleId {
  return MATCH_CASES[matchEndOf(match, views)].rule;
}

function formatVoid(end: MatchEnd, views: readonly InningsView[]): string {
  if (end === 'test-short')
    return `${countMatchOvers(views)} overs were played and no team won; match events need ${TEST_OVERS_MIN}, so the session is void.`;
  const why = end === 'no-result' ? 'The match had no result' : 'The overs of the match were reduced';
  return `${why}, so sessions on the whole match are void.`;
}
