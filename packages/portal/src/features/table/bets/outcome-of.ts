import type { Coins, Side } from '@maidan/betting';
import { cellKey } from './positions.ts';

interface RoundBets {
  /** Once the round is decided. */
  readonly winners: readonly string[] | undefined;
  /** By cell: what the client's bets made, once they are settled. */
  readonly profits: ReadonlyMap<string, Coins>;
}

/** Of a cell with bets what they made counts, so that a stake that came back is neither; of others, whether the option won. */
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
