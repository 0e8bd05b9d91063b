import type { GameRuleId } from '@maidan/games/rules';
import type { ResultRuleId } from '@maidan/sports';

export interface RuleTexts {
  /** Before the words in which the house recorded a result. */
  readonly record: string;
  /** The rule in one sentence, without examples: their figures would be read as those of the result beside them. */
  readonly rules: Readonly<Record<ResultRuleId | GameRuleId, string>>;
}
