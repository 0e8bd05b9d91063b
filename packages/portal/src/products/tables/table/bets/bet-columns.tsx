import type { Coins } from '@maidan/betting';
import type { CasinoBet } from '@maidan/contract/wire';
import { Amount, DateTime } from '@maidan/ui/figures/figure.tsx';
import type { Column } from '@maidan/ui/tables/table.tsx';
import type { ShownMode } from '../../../../betting/bet-table.tsx';
import type { TableTexts } from '../../texts/en.ts';
import { useTableTexts } from '../../texts/table-texts.ts';

export function BetProfit({ bet }: { readonly bet: CasinoBet }) {
  const { bets: texts } = useTableTexts();
  return bet.isDeclare === 1 ? (
    <Amount coins={bet.profitLoss} summary className="font-semibold" />
  ) : (
    <span className="text-xs text-muted">{texts.notDeclared}</span>
  );
}

/** Yes to back an option, No to lay it. */
export const modeOf =
  (texts: TableTexts['bets']) =>
  ({ betType }: Pick<CasinoBet, 'betType'>): ShownMode =>
    betType === 'Yes' ? { side: 'back', text: texts.yes } : { side: 'lay', text: texts.no };

/** When the bet was placed. */
export const timeColumn = (texts: TableTexts['bets']): Column<CasinoBet> => ({
  key: 'time',
  header: texts.time,
  priority: 'low',
  cell: ({ createdAt }) => <DateTime at={createdAt} />,
});

/** The label of a round's profit; a returned stake was neither won nor lost. */
export function profitLabel(profit: Coins, { youWon, youLost, bets }: TableTexts): string {
  if (profit === 0n) return bets.profitLoss;
  return profit > 0n ? youWon : youLost;
}
