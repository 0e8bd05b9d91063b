import { formatDateTime12 } from '../../format/dates.ts';
import { useAccountTexts } from '../../i18n/account/account-texts.ts';
import type { AccountTexts } from '../../i18n/account/en.ts';
import { Amount } from '../../ui/amount.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import type { StatementEntry } from './running-balance.ts';

function columnsIn({ date, details, statement: texts }: AccountTexts): readonly Column<StatementEntry>[] {
  return [
    {
      key: 'date',
      header: date,
      cell: ({ createdAt }) => (
        <span dir="ltr" className="tabular whitespace-nowrap">
          {formatDateTime12(createdAt)}
        </span>
      ),
      priority: 'low',
    },
    {
      key: 'remark',
      header: texts.remark,
      cell: ({ remark }) => <bdi>{remark}</bdi>,
    },
    {
      key: 'amount',
      header: details.amount,
      align: 'end',
      cell: ({ amount }) => <Amount summary coins={amount} className="font-medium" />,
    },
    {
      key: 'balance',
      header: texts.balance,
      align: 'end',
      cell: ({ balance }) => <Amount plain summary coins={balance} className="font-medium" />,
    },
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
