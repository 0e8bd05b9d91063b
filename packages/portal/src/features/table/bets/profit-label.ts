import type { Coins } from '@maidan/betting';
import type { TableTexts } from '../../../i18n/table/en.ts';

/** What stands over the sum of a round; a stake that came back was neither won nor lost. */
export function profitLabel(profit: Coins, { youWon, youLost, bets }: TableTexts): string {
  if (profit === 0n) return bets.profitLoss;
  return profit > 0n ? youWon : youLost;
}
