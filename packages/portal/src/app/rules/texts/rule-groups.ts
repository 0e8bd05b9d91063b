import type { Language } from '@maidan/contract/wire';
import type { ResultRuleId } from '@maidan/sports';

/** Rules that no result refers to. */
type OtherRuleId =
  | 'agreement'
  | 'dealer-explains'
  | 'company-decides'
  | 'own-password'
  | 'id-blocked'
  | 'result-corrected'
  | 'wrong-coins-repaid'
  | 'no-later-dispute'
  | 'video-delay'
  | 'adults-only'
  | 'rate-difference'
  | 'session-result'
  | 'test-both-innings'
  | 'ludo-quick-table';

type RuleId = ResultRuleId | OtherRuleId;

export const groupIds = [
  'general',
  'results',
  'match',
  'sessions',
  'batting',
  'bowling',
  'formats',
  'voids',
  'games',
] as const;
export type GroupId = (typeof groupIds)[number];

export interface RulesText {
  readonly title: string;
  readonly groups: Readonly<Record<GroupId, string>>;
  readonly rules: Readonly<Record<RuleId, string>>;
}

export const rulesOf: Readonly<Record<GroupId, readonly RuleId[]>> = {
  general: [
    'agreement',
    'adults-only',
    'dealer-explains',
    'company-decides',
    'own-password',
    'id-blocked',
    'video-delay',
    'rate-difference',
  ],
  results: [
    'result-corrected',
    'wrong-coins-repaid',
    'no-later-dispute',
    'result-queries',
    'operator',
    'season-ended',
  ],
  match: [
    'match-winner',
    'tied-match',
    'toss-winner',
    'toss-cutoff',
    'retired-first-set',
    'abandoned-or-reduced',
  ],
  sessions: [
    'session-result',
    'over-session-complete',
    'over-in-progress-counts',
    'over-runs-count-all',
    'penalty-runs',
    'wicket-falls',
    'wicket-balls',
    'match-events',
    'six-over-boundaries',
    'boundaries-off-the-bat',
    'ball-completed',
    'free-hit',
    'dot-balls',
  ],
  batting: [
    'batter-runs',
    'injured-batter',
    'did-not-bat',
    'player-balls-target',
    'partnership-continues',
    'top-batter-shared',
    'advance-first-innings',
    'opening-batter-changed',
  ],
  bowling: ['bowler-runs', 'bowler-overs'],
  formats: [
    'test-300-overs',
    'test-both-innings',
    'odi-fifty-overs',
    't20-twenty-overs',
    'power-play',
    'power-surge',
  ],
  voids: ['illegitimate-winnings', 'wrong-rate', 'result-known', 'suspended-never-resumed'],
  games: ['ludo-quick-table'],
};

const shown: ReadonlySet<string> = new Set(Object.values(rulesOf).flat());

/**
 * The anchor of a rule on the rules page, which differs in Hindi; undefined for a rule that is not on the
 * page.
 */
export function anchorOf(rule: string, language: Language): string | undefined {
  if (!shown.has(rule)) return undefined;
  return language === 'hi' ? `${rule}-hi` : rule;
}
