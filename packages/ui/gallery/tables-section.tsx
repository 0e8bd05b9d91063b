import { Badge } from '../src/badge.tsx';
import { Card } from '../src/card.tsx';
import { Amount } from '../src/figures/figure.tsx';
import { formatDateTime } from '../src/format/dates.ts';
import { formatRate } from '../src/format/rates.ts';
import { type Column, DataTable } from '../src/tables/table.tsx';

type Bet = {
  readonly id: number;
  readonly team: string;
  readonly odds: number;
  readonly stake: number;
  readonly isBack: boolean;
  readonly placedAt: string;
  readonly profit: number;
};

const sampleBet = (id: number): Bet => ({
  id,
  team: id % 3 === 0 ? 'Royal Strikers Women Second Eleven' : `Team ${id}`,
  odds: 0.5 + (id % 40) / 100,
  stake: (id + 1) * 500,
  isBack: id % 2 === 0,
  placedAt: '2024-03-20T10:15:07Z',
  profit: id % 2 === 0 ? 425.5 : -500,
});

const few = [0, 1, 2, 3].map(sampleBet);
const many = Array.from({ length: 2000 }, (_, id) => sampleBet(id));

const columns: ReadonlyArray<Column<Bet>> = [
  { key: 'team', header: 'Team', cell: (bet) => bet.team },
  {
    key: 'mode',
    header: 'Mode',
    cell: (bet) => <Badge tone={bet.isBack ? 'back' : 'lay'}>{bet.isBack ? 'Back' : 'Lay'}</Badge>,
  },
  { key: 'rate', header: 'Rate', align: 'end', cell: (bet) => formatRate(bet.odds) },
  { key: 'stake', header: 'Stake', align: 'end', cell: (bet) => <Amount coins={bet.stake} plain /> },
  { key: 'time', header: 'Date', priority: 'low', cell: (bet) => formatDateTime(bet.placedAt) },
  {
    key: 'profit',
    header: 'P&L',
    align: 'end',
    priority: 'low',
    cell: (bet) => <Amount coins={bet.profit} />,
  },
];

const byId = (bet: Bet) => bet.id;

export function TablesSection() {
  return (
    <Card title="Tables">
      <div className="flex flex-col gap-4">
        <DataTable columns={columns} rows={few} rowKey={byId} empty="No data found" caption="Bets" />
        <DataTable columns={columns} rows={[]} rowKey={byId} empty="No data found" caption="No bets" />
        <DataTable
          columns={columns}
          rows={many}
          rowKey={byId}
          empty="No data found"
          caption="Two thousand bets"
        />
        <DataTable columns={columns} rows={few} rowKey={byId} empty="" caption="Bets to come" loading />
      </div>
    </Card>
  );
}
