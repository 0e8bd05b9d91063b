import type { LedgerRow } from '@maidan/contract/wire';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatSummary } from '../../format/coins.ts';
import { formatDate } from '../../format/dates.ts';
import { useAccountTexts } from '../../i18n/account/account-texts.ts';
import type { AccountTexts } from '../../i18n/account/en.ts';
import { Amount } from '../../ui/amount.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { detailPath } from './detail-path.ts';

function EventCell({ row }: { readonly row: LedgerRow }) {
  const { ledger: texts } = useAccountTexts();
  const path = detailPath(row);
  if (path === undefined) {
    const names: Readonly<Record<string, string>> = {
      'Opening balance': texts.opening,
      Credit: texts.credit,
      Debit: texts.debit,
    };
    return (
      <span className="block py-1">
        <span className="font-medium">{names[row.eventName] ?? row.eventName}</span>
        {row.remark && <span className="block text-xs text-muted">{row.remark}</span>}
      </span>
    );
  }
  return (
    <Link
      to={path}
      className="focus-inset -my-1 flex min-h-11 items-center gap-1 rounded font-medium underline-offset-4 hover:underline"
    >
      <span className="min-w-0">{row.eventName}</span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
    </Link>
  );
}

/** Lena and Dena stand in one column of their own each; the empty one is left blank. */
function columnsIn(texts: AccountTexts): readonly Column<LedgerRow>[] {
  const { ledger } = texts;
  const figure = (coins: number) => (coins === 0 ? '' : formatSummary(coins));
  return [
    {
      key: 'date',
      header: texts.date,
      cell: ({ createdAt }) => (
        <span dir="ltr" className="tabular">
          {formatDate(createdAt)}
        </span>
      ),
      priority: 'low',
    },
    { key: 'event', header: ledger.event, cell: (row) => <EventCell row={row} /> },
    {
      key: 'lena',
      header: ledger.lena,
      align: 'end',
      cell: ({ amount }) => (
        <span dir="ltr" className="tabular text-win">
          {figure(Math.max(0, amount))}
        </span>
      ),
    },
    {
      key: 'dena',
      header: ledger.dena,
      align: 'end',
      cell: ({ amount }) => (
        <span dir="ltr" className="tabular text-loss">
          {figure(Math.max(0, -amount))}
        </span>
      ),
    },
    {
      key: 'balance',
      header: ledger.balance,
      align: 'end',
      cell: ({ balance }) => <Amount plain summary coins={balance} />,
    },
  ];
}

/** From here on rows out of sight are not drawn. */
const manyRows = 100;

export function LedgerTable({
  rows,
  loading,
}: {
  readonly rows: readonly LedgerRow[];
  readonly loading: boolean;
}) {
  const texts = useAccountTexts();
  return (
    <DataTable
      caption={texts.ledger.caption}
      columns={columnsIn(texts)}
      rows={rows}
      rowKey={({ ledgerType, eventId, createdAt }, index) => `${ledgerType}/${eventId}/${createdAt}/${index}`}
      empty={texts.ledger.none}
      loading={loading}
      virtual={rows.length > manyRows}
    />
  );
}
