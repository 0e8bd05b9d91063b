import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { useColon } from '../labels.ts';

export type Column<Row> = {
  readonly key: string;
  readonly header: ReactNode;
  /** Null if there is nothing to show. */
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  /** Low columns are under their row if the table is narrow; sentences always are. */
  readonly priority?: 'high' | 'low' | 'under' | undefined;
};

export const tableLook = 'w-full border-collapse text-sm';
export const bodyLook = 'border-t border-line hover:bg-text/4';

/** On a narrow screen names get the room that figures leave. */
const aligns = { start: 'w-full text-start @2xl:w-auto', end: 'text-end' } as const;

const wideOnly = 'hidden @2xl:table-cell';

/**
 * Nine columns in the longest language fit the wider padding from 814 px on; four fit the narrow one on a 320
 * px screen.
 */
const sides = 'px-2 @max-[20rem]:px-1 @[52rem]:px-3';

function look<Row>({ align = 'start', priority }: Column<Row>, className: string) {
  return classes(className, aligns[align], priority === 'low' && wideOnly);
}

type Columns<Row> = { readonly columns: ReadonlyArray<Column<Row>> };

const isUnder = <Row,>({ priority }: Column<Row>): boolean => priority === 'under';

export function TableHead<Row>({ columns: all }: Columns<Row>) {
  const columns = all.filter((column) => !isUnder(column));
  return (
    <thead className="sticky top-0 z-1 bg-raised text-xs font-semibold break-keep text-muted uppercase">
      <tr>
        {columns.map((column) => (
          <th key={column.key} scope="col" className={look(column, `${sides} py-2.5 @2xl:whitespace-nowrap`)}>
            {column.header}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type OfRow<Row> = Columns<Row> & { readonly row: Row };
type UnderRowProps<Row> = OfRow<Row> & { readonly span: number; readonly className: string };
type TableRowProps<Row> = OfRow<Row> & {
  /** Counted from the heading, which is 1; for a table that does not contain all its rows. */
  readonly place?: number | undefined;
};

function UnderRow<Row>({ columns, row, span, className }: UnderRowProps<Row>) {
  const colon = useColon();
  if (columns.length === 0) return null;
  return (
    <tr className={className}>
      <td colSpan={span} className={`${sides} pb-2.5`}>
        <dl className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-xs text-muted @2xl:text-sm">
          {columns.map((column) => {
            const content = column.cell(row);
            return content === null ? null : (
              <div key={column.key} className="flex items-baseline gap-1">
                <dt className="shrink-0">
                  {column.header}
                  {colon.trimEnd()}
                </dt>
                <dd className="wrap-anywhere text-text">{content}</dd>
              </div>
            );
          })}
        </dl>
      </td>
    </tr>
  );
}

/** The row, and below it the columns that do not fit beside each other. */
export function TableRow<Row>({ columns: all, row, place }: TableRowProps<Row>) {
  const columns = all.filter((column) => !isUnder(column));
  const high = columns.filter(({ priority }) => priority !== 'low');
  return (
    <>
      <tr aria-rowindex={place}>
        {columns.map((column) => (
          <td key={column.key} className={look(column, `${sides} py-2.5 align-middle`)}>
            {column.cell(row)}
          </td>
        ))}
      </tr>
      <UnderRow
        columns={all.filter((column) => !high.includes(column))}
        row={row}
        span={high.length}
        className="@2xl:hidden"
      />
      <UnderRow
        columns={all.filter(isUnder)}
        row={row}
        span={columns.length}
        className="hidden @2xl:table-row"
      />
    </>
  );
}
