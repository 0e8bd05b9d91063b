import type { SceneProps } from '@maidan/games/boards';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { useTableTexts } from '../../texts/table-texts.ts';
import { useSettledBets } from '../api.ts';
import { settledOf, totalProfit } from '../bets/positions.ts';
import { profitLabel } from '../bets/profit-label.ts';
import type { RoundNow } from '../live/table-now.ts';

type Amount = NonNullable<SceneProps['result']>['amount'];

/** The client's profit on a decided round. */
export function useRoundAmount(eventId: string, { roundId, result }: RoundNow): Amount {
  const texts = useTableTexts();
  const bets = settledOf(useSettledBets(eventId, result && roundId));
  if (result === undefined || bets.length === 0) return undefined;
  const profit = totalProfit(bets);
  return {
    label: profitLabel(profit, texts),
    text: `${profit > 0n ? '+' : ''}${formatSummary(profit)}`,
    isWin: profit > 0n,
    isLoss: profit < 0n,
  };
}
