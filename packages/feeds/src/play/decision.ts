import type { BallReference, ResultRuleId } from '@maidan/sports';
import type { FeedResult } from '../feed.ts';

export interface Decision {
  readonly marketId: string;
  readonly result: FeedResult;
  readonly rule: ResultRuleId;
  readonly reason: string;
  readonly balls: readonly BallReference[];
}
