import type { KeyedStore } from '../../live/keyed-store.ts';
import type { Quote, RowStop, RunnerKind } from './match-book.ts';

/** Up or down from the last price there was, or back at the same one after a time without any. */
export type PriceMoved = 'up' | 'down' | 'back';

/** A price and how it last moved: what a cell draws. */
export interface ShownQuote extends Quote {
  readonly moved: PriceMoved | undefined;
  /** The last price before this, while there is none: every ball suspends a market, and its next price is compared with it. */
  readonly lastLive?: Quote;
  /** Differs with every change, so that the same move twice is seen twice. */
  readonly version: number;
}

/** What a row is, apart from its prices. */
export interface RowHead {
  readonly selectionId: string;
  readonly name: string;
  readonly remark?: string;
  readonly stakeMin?: number;
  readonly stakeMax?: number;
}

export interface MarketHead {
  readonly key: string;
  readonly kind: RunnerKind;
  readonly marketId: string;
  readonly name: string;
}

export interface PriceTables {
  readonly cells: KeyedStore<ShownQuote>;
  /** With the reason, where it is known. */
  readonly suspensions: KeyedStore<boolean | RowStop>;
  readonly tables: KeyedStore<readonly RowHead[]>;
  /** The exchange markets on offer. */
  readonly markets: KeyedStore<readonly MarketHead[]>;
}
