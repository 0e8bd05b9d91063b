import type { Side } from '@maidan/betting';
import { Badge } from '@maidan/ui/badge.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { type Column, DataTable } from '@maidan/ui/tables/table.tsx';

interface ListedBet {
  readonly _id: string;
  readonly amount: number;
}

export interface BetTableProps<Bet extends ListedBet> {
  readonly caption: string;
  readonly columns: readonly Column<Bet>[];
  readonly bets: readonly Bet[];
  readonly loading: boolean;
  readonly empty: string;
}

/** A list of bets. Each product chooses its columns, from those made below and its own. */
export function BetTable<Bet extends ListedBet>({ bets, ...rest }: BetTableProps<Bet>) {
  return <DataTable {...rest} rows={bets} rowKey={({ _id }) => _id} />;
}

type Shown = Pick<Column<never>, 'key' | 'header' | 'priority'>;

/** Names as the house sends them, in their own text direction. */
export function nameColumn<Bet>(shown: Shown, textOf: (bet: Bet) => string): Column<Bet> {
  return { ...shown, cell: (bet) => <bdi className="wrap-anywhere">{textOf(bet)}</bdi> };
}

export function figureColumn<Bet>(shown: Shown, textOf: (bet: Bet) => string): Column<Bet> {
  return { ...shown, align: 'end', cell: (bet) => <span className="tabular">{textOf(bet)}</span> };
}

export function amountColumn<Bet extends ListedBet>(shown: Omit<Shown, 'key'>): Column<Bet> {
  return figureColumn({ key: 'amount', ...shown }, ({ amount }) => formatSummary(amount));
}

export interface ShownMode {
  readonly side: Side;
  readonly text: string;
}

export function modeColumn<Bet>(header: string, modeOf: (bet: Bet) => ShownMode): Column<Bet> {
  return {
    key: 'mode',
    header,
    align: 'end',
    cell: (bet) => {
      const { side, text } = modeOf(bet);
      return <Badge tone={side}>{text}</Badge>;
    },
  };
}
