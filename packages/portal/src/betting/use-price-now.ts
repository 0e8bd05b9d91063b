import { hasPrice, type Quote } from '../live/match-book.ts';
import { useCell, useSuspended } from '../live/match-prices.tsx';
import type { SlipBet } from './slip-bet.ts';

/** The price the board shows for a bet on the slip; undefined when it has none. */
export function usePriceNow(bet: SlipBet): Quote | undefined {
  const quote = useCell(bet.cell);
  const isSuspended = useSuspended(bet.row);
  return !isSuspended && hasPrice(quote) ? quote : undefined;
}
