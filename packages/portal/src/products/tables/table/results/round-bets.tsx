import { coinsToWireNumber } from '@maidan/betting';
import type { CasinoBet } from '@maidan/contract/wire';
import { Badge } from '@maidan/ui/badge.tsx';
import { Amount } from '@maidan/ui/figures/amount.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { formatPrice } from '@maidan/ui/format/rates.ts';
import { useOptionName } from '../../option-texts/use-option-name.ts';
import { useTableTexts } from '../../texts/table-texts.ts';
import { BetProfit } from '../bets/bet-profit.tsx';
import { modeOf } from '../bets/mode-of.ts';
import { totalProfit } from '../bets/positions.ts';
import { profitLabel } from '../bets/profit-label.ts';

/** The client's bets on a round, and their results. */
export function RoundBets({ bets }: { readonly bets: readonly CasinoBet[] }) {
  const texts = useTableTexts();
  const sayOption = useOptionName();
  if (bets.length === 0) return null;
  const total = totalProfit(bets);
  return (
    <div className="flex flex-col gap-1 px-1">
      <ul>
        {bets.map((bet) => (
          <li key={bet._id} className="flex items-baseline justify-between gap-3 py-1">
            <span className="flex min-w-0 flex-1 items-baseline gap-2">
              <bdi className="truncate">{sayOption(bet.teamName)}</bdi>
              <Mode bet={bet} />
            </span>
            <span className="tabular text-sm text-muted">
              {texts.results.at(formatSummary(bet.amount), formatPrice(bet.odds))}
            </span>
            <BetProfit bet={bet} />
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between border-t border-line pt-2">
        {profitLabel(total, texts)}
        <Amount coins={coinsToWireNumber(total)} summary className="figure text-3xl" />
      </p>
    </div>
  );
}

function Mode({ bet }: { readonly bet: CasinoBet }) {
  const { bets: texts } = useTableTexts();
  const { side, text } = modeOf(texts)(bet);
  return <Badge tone={side}>{text}</Badge>;
}
