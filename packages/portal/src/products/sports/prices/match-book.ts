import type { RunnerKind } from '@maidan/sports';

export type { MarketKind, RunnerKind } from '@maidan/sports';

/**
 * A price as on the wire: raw for bookmaker, toss and fancy, decimal for exchange markets; 0 means no price.
 */
export interface Quote {
  readonly odds: number;
  /** Fancy only. */
  readonly run?: number;
  /** Coins on offer, if the source sends it. */
  readonly size?: number;
}

/** Document 1, section 5: a price or a run of 0 means none. */
export const hasPrice = ({ odds, run }: Quote): boolean => odds > 0 && (run === undefined || run > 0);

/** Why a row takes no bets, if the source says more than that it is suspended. */
export type RowStop = 'ballRunning' | 'closed';

export interface RunnerRow {
  readonly selectionId: string;
  readonly name: string;
  readonly isSuspended: boolean;
  readonly stop?: RowStop | undefined;
  /** Best first. */
  readonly back: readonly Quote[];
  readonly lay: readonly Quote[];
}

export interface RunnerMarket {
  readonly kind: RunnerKind;
  /** Exchange markets have their own id and name. */
  readonly exchange?: { readonly marketId: string; readonly name: string };
  readonly rows: readonly RunnerRow[];
}

export interface FancyRow {
  readonly selectionId: string;
  readonly name: string;
  readonly remark: string;
  readonly isCommission: boolean;
  /** In coins; 0 if the source does not say. */
  readonly stakeMin: number;
  readonly stakeMax: number;
  readonly isSuspended: boolean;
  readonly stop?: RowStop | undefined;
  readonly yes: Quote;
  readonly no: Quote;
}

/** The content of the bookmaker's room of a match. */
export interface BookmakerBook {
  readonly bookmaker: RunnerMarket;
  readonly toss: RunnerMarket;
  readonly fancies: readonly FancyRow[];
}

export type ExchangeBook = readonly RunnerMarket[];
