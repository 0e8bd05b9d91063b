import type { MatchBet } from '@maidan/contract/wire';
import { Amount } from '@maidan/ui/figures/amount.tsx';
import { formatRate } from '@maidan/ui/format/rates.ts';
import type { Column } from '@maidan/ui/tables/table.tsx';
import { amountColumn, BetTable, figureColumn, modeColumn, nameColumn } from '../../../betting/bet-table.tsx';
import { useRunnerName } from '../../../texts/runner-name.ts';
import type { SportsTexts } from '../texts/en.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';

interface MatchBetsTableProps {
  readonly bets: readonly MatchBet[];
  readonly loading: boolean;
  readonly empty: string;
  /** Shows the profit or loss. */
  readonly isDeclared?: boolean;
}

/** In a narrow table with results, the amount is moved under its row. */
function columnsIn(
  { bets, slip: { modes } }: SportsTexts,
  sayRunner: (name: string) => string,
  isDeclared: boolean,
): readonly Column<MatchBet>[] {
  return [
    nameColumn({ key: 'team', header: bets.team }, ({ teamName }) => sayRunner(teamName)),
    { key: 'type', header: bets.oddsType, cell: ({ oddsType }) => bets.oddsTypes[oddsType], priority: 'low' },
    amountColumn({ header: bets.amount, priority: isDeclared ? 'low' : 'high' }),
    figureColumn({ key: 'rate', header: bets.rate, priority: 'low' }, ({ odds }) => formatRate(odds)),
    modeColumn(bets.mode, ({ type }) =>
      type === 'L' ? { side: 'back', text: modes.lagai } : { side: 'lay', text: modes.khai },
    ),
  ];
}

const profitColumnIn = ({ bets }: SportsTexts): Column<MatchBet> => ({
  key: 'profit',
  header: bets.profitLoss,
  align: 'end',
  cell: ({ profitLoss, decisionSelectionId }) =>
    decisionSelectionId === null && profitLoss === 0 ? bets.void : <Amount coins={profitLoss} summary />,
});

export function MatchBetsTable({ isDeclared = false, ...rest }: MatchBetsTableProps) {
  const texts = useSportsTexts();
  const columns = columnsIn(texts, useRunnerName(), isDeclared);
  return (
    <BetTable
      {...rest}
      caption={texts.bets.matchBets}
      columns={isDeclared ? [...columns, profitColumnIn(texts)] : columns}
    />
  );
}
