import type { KeyedStore } from '@maidan/client/store.ts';
import type { Quote, RowStop, RunnerKind } from './match-book.ts';

/** Up or down from the last price, or back at the same price after a time without one. */
export type PriceMoved = 'up' | 'down' | 'back';

/** A price and its last move: what a cell shows. */
export interface ShownQuote extends Quote {
  readonly moved: PriceMoved | undefined;
  /**
   * The last price, while there is none: every ball suspends a market, and its next price is compared with
   * this one.
   */
  readonly lastLive?: Quote;
  /** Differs with every change, so that two equal moves are both shown. */
  readonly version: number;
}

/** What identifies a row, apart from its prices. */
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
  /** With the reason, if it is known. */
  readonly suspensions: KeyedStore<boolean | RowStop>;
  readonly tables: KeyedStore<readonly RowHead[]>;
  /** The exchange markets on offer. */
  readonly markets: KeyedStore<readonly MarketHead[]>;
}
