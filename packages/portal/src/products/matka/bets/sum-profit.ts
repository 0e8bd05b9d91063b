import { type Coins, coins, parseCoins } from '@maidan/betting';
import type { MatkaBet } from '@maidan/contract/wire';

/** Over settled bets that were not deleted. */
export function sumProfit(bets: readonly Pick<MatkaBet, 'isDeclare' | 'isDeleted' | 'profitLoss'>[]): Coins {
  const settled = bets.filter(({ isDeclare, isDeleted }) => isDeclare === 1 && isDeleted === 0);
  return coins(settled.reduce<bigint>((sum, { profitLoss }) => sum + (parseCoins(profitLoss) ?? 0n), 0n));
}
