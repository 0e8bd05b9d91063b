import type { BallReference, ResultRuleId, Session } from '@maidan/sports';
import type { FeedResult } from '../../feed.ts';

/** A session the house has put up. */
export interface Offer {
  readonly marketId: string;
  readonly session: Session;
  /** The session as text: no session is put up twice. */
  readonly key: string;
  readonly name: string;
  readonly isCommission: boolean;
  readonly remark: string;
}

export interface Decision {
  readonly marketId: string;
  readonly result: FeedResult;
  readonly rule: ResultRuleId;
  readonly reason: string;
  readonly balls: readonly BallReference[];
}
