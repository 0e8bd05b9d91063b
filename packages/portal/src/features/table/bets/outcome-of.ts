import type { Coins, Side } from '@maidan/betting';
import { cellKey } from './positions.ts';

interface RoundBets {
  /** Once the round is decided. */
  readonly winners: readonly string[] | undefined;
  /** By cell. */
  readonly stakes: ReadonlyMap<string, Coins>;
}

/** A lay wins where its option does not; a cell nobody bet on is lit only for the option that won. */
export function outcomeOf(
  sid: string,
  side: Side,
  { winners, stakes }: RoundBets,
): 'won' | 'lost' | undefined {
  if (winners === undefined) return undefined;
  const isStaked = stakes.has(cellKey(sid, side));
  const hasWon = winners.includes(sid) === (side === 'back');
  if (hasWon) return isStaked || side === 'back' ? 'won' : undefined;
  return isStaked ? 'lost' : undefined;
}
