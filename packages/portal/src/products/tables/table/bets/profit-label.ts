import type { Coins } from '@maidan/betting';
import type { TableTexts } from '../../texts/en.ts';

/** The label of a round's profit; a returned stake was neither won nor lost. */
export function profitLabel(profit: Coins, { youWon, youLost, bets }: TableTexts): string {
  if (profit === 0n) return bets.profitLoss;
  return profit > 0n ? youWon : youLost;
}
