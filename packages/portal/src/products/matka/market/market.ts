import type { MatkaMarket } from '@maidan/contract/wire';

/** What the portal knows of one of a market's two draws. */
export type DrawTimes = Pick<MatkaMarket['draws']['open'], 'status' | 'betsUntil' | 'drawAt'>;

type Known = Omit<MatkaMarket, 'now' | 'drawnBy' | 'liabilityMax' | 'draws' | 'rates'>;

/** A market of any house, also of one that sends only the fields of document 2. */
export interface Market extends Known {
  /** Undefined if the house sends no times that can be read. */
  readonly draws: { readonly open: DrawTimes; readonly close: DrawTimes } | undefined;
  /** What a coin pays; undefined if the house does not send it. */
  readonly rates: MatkaMarket['rates'] | undefined;
}
