import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Column, TableRow } from './table-row.tsx';

interface Row {
  readonly run: number | null;
}

const columns: readonly Column<Row>[] = [
  { key: 'name', header: 'Name', cell: () => 'Lions' },
  { key: 'run', header: 'Run', cell: ({ run }) => run, priority: 'low' },
];

const rowOf = (run: number | null) =>
  renderToStaticMarkup(createElement(TableRow<Row>, { columns, row: { run } }));

test('a low column is named under its row', () => {
  expect(rowOf(44)).toMatch(/<dt[^>]*>Run:<\/dt><dd[^>]*>44<\/dd>/);
});

test('a low column with nothing to say is not named under its row', () => {
  expect(rowOf(null)).not.toContain('<dt');
});
