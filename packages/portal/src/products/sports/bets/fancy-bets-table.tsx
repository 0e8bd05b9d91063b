import type { FancyBet } from '@maidan/contract/wire';
import { Amount } from '@maidan/ui/figures/amount.tsx';
import { formatRate, formatRun } from '@maidan/ui/format/rates.ts';
import type { Column } from '@maidan/ui/tables/table.tsx';
import { amountColumn, BetTable, figureColumn, modeColumn, nameColumn } from '../../../betting/bet-table.tsx';
import type { SportsTexts } from '../texts/en.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';

interface FancyBetsTableProps {
  readonly caption: string;
  readonly bets: readonly FancyBet[];
  readonly loading: boolean;
  readonly empty: string;
  /** Shows the result and the profit or loss. */
  readonly isDeclared?: boolean;
}

/** In a narrow table with results, the terms of a bet are moved under its row. */
function columnsIn({ bets, slip: { modes } }: SportsTexts, isDeclared: boolean): readonly Column<FancyBet>[] {
  const priority = isDeclared ? 'low' : 'high';
  return [
    nameColumn({ key: 'runner', header: bets.runner }, ({ sessionName }) => sessionName),
    amountColumn({ header: bets.amount, priority }),
    figureColumn({ key: 'run', header: bets.run, priority }, ({ run }) => formatRun(run)),
    figureColumn({ key: 'rate', header: bets.rate, priority: 'low' }, ({ odds }) => formatRate(odds)),
    modeColumn(bets.mode, ({ type }) =>
      type === 'Y' ? { side: 'back', text: modes.yes } : { side: 'lay', text: modes.no },
    ),
  ];
}

function resultColumnsIn({ bets }: SportsTexts): readonly Column<FancyBet>[] {
  return [
    figureColumn({ key: 'result', header: bets.result }, ({ decisionRun }) =>
      String(decisionRun ?? bets.void),
    ),
    {
      key: 'profit',
      header: bets.profitLoss,
      align: 'end',
      cell: ({ profitLoss }) => <Amount coins={profitLoss} summary />,
    },
  ];
}

export function FancyBetsTable({ isDeclared = false, ...rest }: FancyBetsTableProps) {
  const texts = useSportsTexts();
  const columns = columnsIn(texts, isDeclared);
  return <BetTable {...rest} columns={isDeclared ? [...columns, ...resultColumnsIn(texts)] : columns} />;
}
