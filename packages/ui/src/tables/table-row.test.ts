import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Column, TableHead, TableRow } from './table-row.tsx';

interface Row {
  readonly run: number | null;
}

const columns: readonly Column<Row>[] = [
  { key: 'name', header: 'Name', cell: () => 'Lions' },
  { key: 'run', header: 'Run', cell: ({ run }) => run, priority: 'low' },
];

const rowOf = (run: number | null) =>
  renderToStaticMarkup(createElement(TableRow<Row>, { columns, row: { run } }));

test('a low column is shown with its label under its row', () => {
  expect(rowOf(44)).toMatch(/<dt[^>]*>Run:<\/dt><dd[^>]*>44<\/dd>/);
});

test('a row of a table that is not rendered whole says which one it is', () => {
  const row = renderToStaticMarkup(createElement(TableRow<Row>, { columns, row: { run: 44 }, place: 7 }));
  expect(row.match(/aria-rowindex="7"/g)).toHaveLength(1);
  expect(rowOf(44)).not.toContain('aria-rowindex');
});

test('an empty low column is not shown under its row', () => {
  expect(rowOf(null)).not.toContain('<dt');
});

test('a column of sentences is always shown under its row, however wide the table', () => {
  const remarked = [
    ...columns,
    { key: 'remark', header: 'Remark', cell: () => 'Late', priority: 'under' },
  ] as const;
  expect(renderToStaticMarkup(createElement(TableHead<Row>, { columns: remarked }))).not.toContain('Remark');
  const html = renderToStaticMarkup(createElement(TableRow<Row>, { columns: remarked, row: { run: 44 } }));
  const [row = '', ...under] = html.split(/(?=<tr)/);
  expect(row).not.toContain('Late');
  expect(under).toEqual([
    expect.stringMatching(/^<tr class="@2xl:hidden"><td colSpan="1".*Run:.*Remark:.*Late/),
    expect.stringMatching(/^<tr class="hidden @2xl:table-row"><td colSpan="2"(?!.*Run:).*Remark:.*Late/),
  ]);
});
