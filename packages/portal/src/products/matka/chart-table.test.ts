import type { MatkaChartRow } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { chartWeeks, columnsOf } from './chart-table.tsx';

const row = (day: string): MatkaChartRow => ({
  day,
  result: '134-80-479',
  openPanna: '134',
  jodi: '80',
  closePanna: '479',
  isCorrected: false,
});

test('a row is a week from Monday, the newest first', () => {
  const weeks = chartWeeks(['2026-07-11', '2026-07-13', '2026-07-14'].map(row));
  expect(weeks.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-07-13 2026-07-19',
    '2026-07-06 2026-07-12',
  ]);
  expect(weeks.map(({ days }) => days.map((day) => day?.day.slice(8) ?? '-').join(' '))).toEqual([
    '13 14 - - - - -',
    '- - - - - 11 -',
  ]);
});

test('a chart has a Sunday only when one was played', () => {
  expect(columnsOf(chartWeeks([row('2026-07-18')]))).toBe(6);
  expect(columnsOf(chartWeeks([row('2026-07-19')]))).toBe(7);
});

test('a market without a draw has no weeks', () => {
  expect(chartWeeks([])).toEqual([]);
});
