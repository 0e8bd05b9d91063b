import type { KeyedStore } from '../../live/keyed-store.ts';
import type { Quote, RunnerKind } from './match-book.ts';

/** A price and how it last moved: what a cell draws. */
export interface ShownQuote extends Quote {
  readonly moved: 'up' | 'down' | undefined;
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
  readonly suspensions: KeyedStore<boolean>;
  readonly tables: KeyedStore<readonly RowHead[]>;
  /** The exchange markets on offer. */
  readonly markets: KeyedStore<readonly MarketHead[]>;
}
