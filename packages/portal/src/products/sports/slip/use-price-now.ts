import { hasPrice, type Quote } from '../prices/match-book.ts';
import { useCell, useSuspended } from '../prices/match-prices.tsx';
import type { SportsBet } from './sports-bet.ts';

/** The price the board shows for a bet on the slip; undefined when it has none. */
export function usePriceNow(bet: SportsBet): Quote | undefined {
  const quote = useCell(bet.cell);
  const isSuspended = useSuspended(bet.row);
  return !isSuspended && hasPrice(quote) ? quote : undefined;
}
