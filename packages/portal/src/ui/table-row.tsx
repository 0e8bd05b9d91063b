import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type Column<Row> = {
  readonly key: string;
  readonly header: ReactNode;
  /** Null where there is nothing to say. */
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  /** Low columns stand under their row where the table is narrow. */
  readonly priority?: 'high' | 'low' | undefined;
};

export const tableLook = 'w-full border-collapse text-sm';
export const bodyLook = 'border-t border-line hover:bg-text/4';

const aligns = { start: 'text-start', end: 'text-end' } as const;

const wideOnly = 'hidden @2xl:table-cell';

function look<Row>({ align = 'start', priority }: Column<Row>, className: string) {
  return classes(className, aligns[align], priority === 'low' && wideOnly);
}

export function TableHead<Row>({ columns }: { readonly columns: ReadonlyArray<Column<Row>> }) {
  return (
    <thead className="sticky top-0 z-1 bg-raised text-xs font-semibold text-muted uppercase">
      <tr>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            className={look(column, 'px-2 py-2.5 @2xl:px-3 @2xl:whitespace-nowrap')}
          >
            {column.header}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type TableRowProps<Row> = {
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly row: Row;
};

/** The row, and under it, where the table is narrow, what its low columns say. */
export function TableRow<Row>({ columns, row }: TableRowProps<Row>) {
  const low = columns.filter((column) => column.priority === 'low');
  return (
    <>
      <tr>
        {columns.map((column) => (
          <td key={column.key} className={look(column, 'px-2 py-2.5 align-middle @2xl:px-3')}>
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {low.length > 0 && (
        <tr className="@2xl:hidden">
          <td colSpan={columns.length - low.length} className="px-2 pb-2.5">
            <dl className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-xs text-muted">
              {low.map((column) => {
                const said = column.cell(row);
                return said === null ? null : (
                  <div key={column.key} className="flex items-baseline gap-1">
                    <dt className="shrink-0">{column.header}:</dt>
                    <dd className="wrap-anywhere text-text">{said}</dd>
                  </div>
                );
              })}
            </dl>
          </td>
        </tr>
      )}
    </>
  );
}
