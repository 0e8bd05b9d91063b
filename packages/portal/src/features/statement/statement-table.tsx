import { formatCoins } from '../../format/coins.ts';
import { formatDateTime12 } from '../../format/dates.ts';
import { useAccountTexts } from '../../i18n/account/account-texts.ts';
import type { AccountTexts } from '../../i18n/account/en.ts';
import { Amount } from '../../ui/amount.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import type { StatementEntry } from './running-balance.ts';

function columnsIn({ date, statement: texts }: AccountTexts): readonly Column<StatementEntry>[] {
  const figure = (coins: number) => (coins === 0 ? '' : formatCoins(coins));
  return [
    {
      key: 'date',
      header: date,
      cell: ({ createdAt }) => <span className="tabular whitespace-nowrap">{formatDateTime12(createdAt)}</span>,
      priority: 'low',
    },
    {
      key: 'remark',
      header: texts.remark,
      cell: ({ remark }) => (
        <span dir="auto" className="block">
          {remark}
        </span>
      ),
    },
    {
      key: 'credit',
      header: texts.credit,
      align: 'end',
      cell: ({ amount }) => <span className="tabular text-win">{figure(Math.max(0, amount))}</span>,
    },
    {
      key: 'debit',
      header: texts.debit,
      align: 'end',
      cell: ({ amount }) => <span className="tabular text-loss">{figure(Math.max(0, -amount))}</span>,
    },
    { key: 'balance', header: texts.balance, align: 'end', cell: ({ balance }) => <Amount plain coins={balance} className="font-medium" /> },
  ];
}

interface StatementTableProps {
  readonly entries: readonly StatementEntry[];
  readonly loading: boolean;
}

export function StatementTable({ entries, loading }: StatementTableProps) {
  const texts = useAccountTexts();
  return (
    <DataTable
      caption={texts.statement.caption}
      columns={columnsIn(texts)}
      rows={entries}
      rowKey={({ _id }) => _id}
      empty={texts.statement.none}
      loading={loading}
    />
  );
}
