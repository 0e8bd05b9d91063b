import type { FancyBet } from '@maidan/contract/wire';
import { formatSummary } from '../format/coins.ts';
import { formatFancyRate, formatRun } from '../format/rates.ts';
import type { SportsTexts } from '../i18n/sports/en.ts';
import { useSportsTexts } from '../i18n/sports/sports-texts.ts';
import { Amount } from '../ui/amount.tsx';
import { Badge } from '../ui/badge.tsx';
import { type Column, DataTable } from '../ui/table.tsx';

interface FancyBetsTableProps {
  readonly caption: string;
  readonly bets: readonly FancyBet[];
  readonly loading: boolean;
  readonly empty: string;
  /** With the result and what it came to. */
  readonly isDeclared?: boolean;
}

const figure = (text: string) => <span className="tabular">{text}</span>;

/** Results push the terms of a bet under its row where there is no room for both. */
function columnsIn({ bets, slip }: SportsTexts, isDeclared: boolean): readonly Column<FancyBet>[] {
  const terms = isDeclared ? 'low' : 'high';
  return [
    {
      key: 'runner',
      header: bets.runner,
      cell: ({ sessionName }) => <bdi className="wrap-anywhere">{sessionName}</bdi>,
    },
    {
      key: 'amount',
      header: bets.amount,
      align: 'end',
      priority: terms,
      cell: ({ amount }) => figure(formatSummary(amount)),
    },
    {
      key: 'run',
      header: bets.run,
      align: 'end',
      priority: terms,
      cell: ({ run }) => figure(formatRun(run)),
    },
    {
      key: 'rate',
      header: bets.rate,
      align: 'end',
      priority: 'low',
      cell: ({ odds }) => figure(formatFancyRate(odds)),
    },
    {
      key: 'mode',
      header: bets.mode,
      align: 'end',
      cell: ({ type }) =>
        type === 'Y' ? (
          <Badge tone="back">{slip.modes.yes}</Badge>
        ) : (
          <Badge tone="lay">{slip.modes.no}</Badge>
        ),
    },
  ];
}

function resultColumnsIn({ bets }: SportsTexts): readonly Column<FancyBet>[] {
  return [
    {
      key: 'result',
      header: bets.result,
      align: 'end',
      cell: ({ decisionRun }) => figure(String(decisionRun ?? '–')),
    },
    {
      key: 'profit',
      header: bets.profitLoss,
      align: 'end',
      cell: ({ profitLoss }) => <Amount coins={profitLoss} summary />,
    },
  ];
}

export function FancyBetsTable({ caption, bets, loading, empty, isDeclared = false }: FancyBetsTableProps) {
  const texts = useSportsTexts();
  return (
    <DataTable
      caption={caption}
      columns={
        isDeclared
          ? [...columnsIn(texts, isDeclared), ...resultColumnsIn(texts)]
          : columnsIn(texts, isDeclared)
      }
      rows={bets}
      rowKey={({ _id }) => _id}
      empty={empty}
      loading={loading}
    />
  );
}
