import type { FeedChange, FeedMarket, FeedMatch } from '../feed.ts';
import type { SportScore } from '../score.ts';
import type { Decision } from './decision.ts';

export type PricesChange = Extract<FeedChange, { kind: 'prices' }>;

/** One match of any sport. The caller keeps the time and calls `step`. */
export interface Play {
  /** Milliseconds of season time after the start at which the next step is due; absent once over. */
  dueAt(): number | undefined;
  step(): void;
  status(): FeedMatch['status'];
  /** Nothing leaves either list, and no market is decided twice. */
  markets(): readonly FeedMarket[];
  decisions(): readonly Decision[];
  /** The present prices of every market without a decision. Spec section 9: the toss shuts an hour before the start. */
  prices(isTossOpen: boolean): readonly PricesChange[];
  score(): SportScore;
}
