import type { Coins, Side } from '@maidan/betting';
import { cellKey } from './positions.ts';

interface RoundBets {
  /** Undefined until the round is decided. */
  readonly winners: readonly string[] | undefined;
  /** The profit of the client's bets by cell, once they are settled. */
  readonly profits: ReadonlyMap<string, Coins>;
}

/**
 * For a cell with bets by their profit, so that a returned stake is neither won nor lost; for others by
 * whether the option won.
 */
export function outcomeOf(
  sid: string,
  side: Side,
  { winners, profits }: RoundBets,
): 'won' | 'lost' | undefined {
  if (winners === undefined) return undefined;
  const profit = profits.get(cellKey(sid, side));
  if (profit === undefined) return side === 'back' && winners.includes(sid) ? 'won' : undefined;
  if (profit === 0n) return undefined;
  return profit > 0n ? 'won' : 'lost';
}
