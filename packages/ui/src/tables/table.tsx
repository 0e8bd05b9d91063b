import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { EmptyState, SkeletonRows } from '../page-states.tsx';
import { bodyLook, type Column, TableHead, TableRow, tableLook } from './table-row.tsx';

const VirtualRows = lazyPart(async () => (await import('./virtual-rows.tsx')).VirtualRows);

/** From this number on only visible rows are rendered. */
const manyRows = 100;

export type DataTableProps<Row> = {
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly rows: ReadonlyArray<Row>;
  readonly rowKey: (row: Row, index: number) => string | number;
  readonly empty: string;
  /** The table's name for screen readers; not shown. */
  readonly caption: string;
  readonly loading?: boolean | undefined;
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, empty, caption, loading = false } = props;
  if (loading) return <SkeletonRows rows={6} />;
  if (rows.length === 0) return <EmptyState title={empty} />;

  const body = (index: number, place?: number) => {
    const row = rows[index];
    return row === undefined ? null : <TableRow columns={columns} row={row} place={place} />;
  };
  const keyOf = (index: number) => {
    const row = rows[index];
    return row === undefined ? index : rowKey(row, index);
  };
  const head = <TableHead columns={columns} />;

  if (rows.length > manyRows) {
    return (
      <Suspense fallback={<SkeletonRows rows={6} />}>
        <VirtualRows
          caption={caption}
          head={head}
          count={rows.length}
          keyOf={keyOf}
          row={(index) => body(index, index + 2)}
        />
      </Suspense>
    );
  }
  return (
    <div className="@container overflow-x-auto rounded-xl border border-line bg-surface">
      <table className={tableLook}>
        <caption className="sr-only">{caption}</caption>
        {head}
        {rows.map((_, index) => (
          <tbody key={keyOf(index)} className={bodyLook}>
            {body(index)}
          </tbody>
        ))}
      </table>
    </div>
  );
}

export type { Column };
