import type { FancyRuleId } from '@maidan/sports';

/** What a result can rest on: the rules of sessions, and those a feed, the season or an operator declares by. */
export type ResultRuleId =
  | FancyRuleId
  | 'match-winner'
  | 'tied-match'
  | 'toss-winner'
  | 'retired-first-set'
  | 'season-ended'
  | 'operator';

export interface RuleTexts {
  /** Before the words in which the house recorded a result. */
  readonly record: string;
  /** The rule in one sentence, without examples: their figures would be read as those of the result beside them. */
  readonly rules: Readonly<Record<ResultRuleId, string>>;
}
