import type { MatchBet } from '@maidan/contract/wire';
import { amountColumn, BetTable, figureColumn, modeColumn, nameColumn } from '../../betting/bet-table.tsx';
import { formatRate } from '../../format/rates.ts';
import { useRunnerName } from '../../i18n/runner-name.ts';
import type { SportsTexts } from '../../i18n/sports/en.ts';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { Amount } from '../../ui/figures/amount.tsx';
import type { Column } from '../../ui/tables/table.tsx';

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
