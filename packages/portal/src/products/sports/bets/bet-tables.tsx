import type { FancyBet, MatchBet } from '@maidan/contract/wire';
import { Amount } from '@maidan/ui/figures/figure.tsx';
import { formatRate, formatRun } from '@maidan/ui/format/rates.ts';
import type { Column } from '@maidan/ui/tables/table.tsx';
import { amountColumn, BetTable, figureColumn, modeColumn, nameColumn } from '../../../betting/bet-table.tsx';
import { useRunnerName } from '../../../texts/runner-name.ts';
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
function fancyColumnsIn(
  { bets, slip: { modes } }: SportsTexts,
  isDeclared: boolean,
): readonly Column<FancyBet>[] {
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

function fancyResultColumnsIn({ bets }: SportsTexts): readonly Column<FancyBet>[] {
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
  const columns = fancyColumnsIn(texts, isDeclared);
  return <BetTable {...rest} columns={isDeclared ? [...columns, ...fancyResultColumnsIn(texts)] : columns} />;
}

interface MatchBetsTableProps {
  readonly bets: readonly MatchBet[];
  readonly loading: boolean;
  readonly empty: string;
  /** Shows the profit or loss. */
  readonly isDeclared?: boolean;
}

/** In a narrow table with results, the amount is moved under its row. */
function matchColumnsIn(
  { bets, slip: { modes } }: SportsTexts,
  formatRunner: (name: string) => string,
  isDeclared: boolean,
): readonly Column<MatchBet>[] {
  return [
    nameColumn({ key: 'team', header: bets.team }, ({ teamName }) => formatRunner(teamName)),
    { key: 'type', header: bets.oddsType, cell: ({ oddsType }) => bets.oddsTypes[oddsType], priority: 'low' },
    amountColumn({ header: bets.amount, priority: isDeclared ? 'low' : 'high' }),
    figureColumn({ key: 'rate', header: bets.rate, priority: 'low' }, ({ odds }) => formatRate(odds)),
    modeColumn(bets.mode, ({ type }) =>
      type === 'L' ? { side: 'back', text: modes.lagai } : { side: 'lay', text: modes.khai },
    ),
  ];
}

const matchProfitColumnIn = ({ bets }: SportsTexts): Column<MatchBet> => ({
  key: 'profit',
  header: bets.profitLoss,
  align: 'end',
  cell: ({ profitLoss, decisionSelectionId }) =>
    decisionSelectionId === null && profitLoss === 0 ? bets.void : <Amount coins={profitLoss} summary />,
});

export function MatchBetsTable({ isDeclared = false, ...rest }: MatchBetsTableProps) {
  const texts = useSportsTexts();
  const columns = matchColumnsIn(texts, useRunnerName(), isDeclared);
  return (
    <BetTable
      {...rest}
      caption={texts.bets.matchBets}
      columns={isDeclared ? [...columns, matchProfitColumnIn(texts)] : columns}
    />
  );
}
