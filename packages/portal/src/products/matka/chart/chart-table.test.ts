import type { MatkaChartRow } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ChartTable } from '../chart-table.tsx';
import { en } from '../texts/en.ts';

vi.mock('../texts/matka-texts.ts', () => ({ useMatkaTexts: () => en }));
let language = 'en';
vi.mock('../../../texts/texts.ts', () => ({ useLanguage: () => language }));

const row = (parts: Partial<MatkaChartRow>): MatkaChartRow => ({
  day: '2026-07-13',
  result: '134-80-479',
  openPanna: '134',
  jodi: '80',
  closePanna: '479',
  isCorrected: false,
  ...parts,
});

const draw = (rows: readonly MatkaChartRow[]) =>
  renderToStaticMarkup(
    createElement(ChartTable, {
      rows,
      kind: 'panel' as const,
      caption: 'Panel chart',
      today: '2026-07-15',
      onDay: () => undefined,
    }),
  );

const red = /<td data-red=""/g;

test('only a jodi of equal digits or five apart is red', () => {
  expect(draw([row({})]).match(red)).toBeNull();
  expect(draw([row({ jodi: '83' }), row({ day: '2026-07-14', jodi: '44' })]).match(red)).toHaveLength(2);
});

test('a day without a number is a holiday, unless it is the present day', () => {
  const empty = { result: '', openPanna: '', jodi: '', closePanna: '' };
  expect(draw([row({ ...empty, day: '2026-07-14' })])).toContain('*** Holiday');
  const today = draw([row({ ...empty, day: '2026-07-15' })]);
  expect(today).not.toContain('Holiday');
  expect(today).toContain('data-today=""');
});

test('a corrected result says so', () => {
  expect(draw([row({ isCorrected: true })])).toContain('134-80-479, corrected');
});

test('a day with one draw shows the ank drawn so far', () => {
  const half = row({ day: '2026-07-15', result: '134-8*-***', jodi: '', closePanna: '' });
  expect(draw([half])).toContain('>8*<');
});

test('days and the month are short in a language without short words for them', () => {
  language = 'ar';
  const arabic = draw([row({})]);
  language = 'en';
  expect(arabic).toContain('aria-label="الخميس"');
  expect(arabic).not.toContain('>الخميس<');
  expect(arabic).toContain('19/07');
  language = 'hi';
  expect(draw([row({})])).toContain('19/07');
  language = 'en';
  expect(draw([row({})])).toContain('19 Jul');
});

test('a panel is written from left to right in every language, as its jodi is', () => {
  expect(draw([row({})])).toMatch(/data-day="2026-07-13" dir="ltr"/);
});
