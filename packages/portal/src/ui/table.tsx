import { lazy, type ReactNode, Suspense } from 'react';
import { EmptyState } from './empty-state.tsx';
import { SkeletonRows } from './skeleton.tsx';
import { bodyLook, type Column, TableHead, TableRow, tableLook } from './table-row.tsx';

const VirtualRows = lazy(async () => ({ default: (await import('./virtual-rows.tsx')).VirtualRows }));

export type DataTableProps<Row> = {
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly rows: ReadonlyArray<Row>;
  readonly rowKey: (row: Row, index: number) => string | number;
  readonly empty: ReactNode;
  /** Names the table for screen readers; not shown. */
  readonly caption: string;
  readonly footer?: ReactNode;
  readonly loading?: boolean | undefined;
  readonly rowClassName?: ((row: Row) => string | undefined) | undefined;
  /** Draw only what is in sight; for hundreds of rows and more. */
  readonly virtual?: boolean | undefined;
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, empty, caption, footer, loading = false, rowClassName, virtual } = props;
  if (loading) return <SkeletonRows rows={6} />;
  if (rows.length === 0) return typeof empty === 'string' ? <EmptyState title={empty} /> : empty;

  const body = (index: number) => {
    const row = rows[index];
    return row === undefined ? null : (
      <TableRow columns={columns} row={row} className={rowClassName?.(row)} />
    );
  };
  const keyOf = (index: number) => {
    const row = rows[index];
    return row === undefined ? index : rowKey(row, index);
  };
  const frame = {
    caption,
    head: <TableHead columns={columns} />,
    foot: footer && <tfoot className="border-t-2 border-line bg-raised font-semibold">{footer}</tfoot>,
  };

  if (virtual) {
    return (
      <Suspense fallback={<SkeletonRows rows={6} />}>
        <VirtualRows {...frame} count={rows.length} keyOf={keyOf} row={body} />
      </Suspense>
    );
  }
  return (
    <div className="@container overflow-x-auto rounded-xl border border-line bg-surface">
      <table className={tableLook}>
        <caption className="sr-only">{frame.caption}</caption>
        {frame.head}
        {rows.map((_, index) => (
          <tbody key={keyOf(index)} className={bodyLook}>
            {body(index)}
          </tbody>
        ))}
        {frame.foot}
      </table>
    </div>
  );
}

export type { Column };
