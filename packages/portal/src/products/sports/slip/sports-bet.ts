import type { Side } from '@maidan/betting';
import type { Retake } from '../../../betting/outcome-dialog.tsx';
import type { DoneSlip, Slip, SlipBet } from '../../../betting/slip.ts';
import { showWhole } from '../bets/show-price.ts';
import type { MarketKind, Quote } from '../prices/match-book.ts';
import { cellKey, rowKey } from '../prices/price-store.ts';

/** Document 1, section 9. */
export const slipSeconds = 10;

/** What a price is for. */
export interface Priced {
  readonly kind: MarketKind;
  readonly side: Side;
  readonly selectionId: string;
  readonly selectionName: string;
  /** Exchange markets only. */
  readonly marketId?: string | undefined;
  readonly matchId: string;
  readonly eventId: string;
  /** The key under which the price and its market are followed while the slip is open. */
  readonly table: string;
}

/** What an odds cell puts on the slip when tapped. */
export interface SportsBet extends SlipBet, Priced {
  /** As shown in the cell: raw, or decimal on an exchange market. */
  readonly odds: number;
  /** Fancy only. */
  readonly run?: number;
  readonly row: string;
}

export const isDecimal = (bet: Pick<SportsBet, 'marketId'>): boolean => bet.marketId !== undefined;

/** The parts of a board's price that a bet contains. */
export const priceOf = ({ odds, run }: Quote): Pick<SportsBet, 'odds' | 'run'> =>
  run === undefined ? { odds } : { odds, run };

/** A bet at this price; `depth` is its index if a side has several prices. */
export function betAt(priced: Priced, quote: Quote, depth = 0): SportsBet {
  const { table, selectionId, side } = priced;
  return {
    ...priced,
    ...priceOf(quote),
    cell: cellKey(table, selectionId, side, depth),
    row: rowKey(table, selectionId),
  };
}

/**
 * Offers the bet again after a refusal for a changed price. Other refusals would be repeated at any price.
 */
export function retakeOf(
  { bet, outcome }: Pick<DoneSlip<SportsBet>, 'bet' | 'outcome'>,
  now: Quote | undefined,
  retry: Slip<SportsBet>['retry'],
): Retake | undefined {
  const hasMoved = now !== undefined && (now.odds !== bet.odds || now.run !== bet.run);
  return hasMoved && outcome.isPriceChanged
    ? { price: showWhole(now, isDecimal(bet)), onTake: () => retry(priceOf(now)) }
    : undefined;
}
