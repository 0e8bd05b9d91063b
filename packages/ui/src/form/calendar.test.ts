import { DirectionProvider } from 'radix-ui/direction';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StartedRange } from '../format/day-range.ts';
import { Calendar } from './calendar.tsx';

const today = '2026-11-19';

function draw(value: StartedRange, language = 'en', dir: 'ltr' | 'rtl' = 'ltr'): string {
  const calendar = createElement(Calendar, {
    value,
    onChange: () => {},
    today,
    language,
    previousMonthLabel: 'Previous month',
    nextMonthLabel: 'Next month',
  });
  return renderToStaticMarkup(createElement(DirectionProvider, { dir }, calendar));
}

const tags = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const labelOf = (tag: string): string | undefined => / aria-label="([^"]+)"/.exec(tag)?.[1];
const dayTags = (html: string): string[] => tags(html.slice(html.indexOf('<table')), 'button');
/** The dates in cells that say whether they are chosen, by what they say. */
const datesSaid = (html: string, selected: boolean): string[] =>
  [...html.matchAll(/<td[^>]* aria-selected="(\w+)"[^>]*>.*?>(\d+)<\/button>/g)]
    .filter(([, said]) => said === String(selected))
    .map(([, , date = '']) => date);

const week = { from: '2026-11-09', to: '2026-11-12' };

test('a calendar is a grid named for its month, with a weekday over each column and Monday first', () => {
  const html = draw(week);
  const [grid = ''] = tags(html, 'table');
  expect(grid).toContain('role="grid"');
  expect(grid).toContain('aria-multiselectable="true"');
  expect(labelOf(grid)).toBe('November 2026');
  expect(tags(html, 'th').map(labelOf)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  expect(html).toMatch(/aria-live="polite"[^>]*>November 2026</);
});

test('every day of the month is a button named with its full date, those to come too', () => {
  const names = dayTags(draw(week)).map(labelOf);
  expect(names).toHaveLength(30);
  expect(names[0]).toBe('Sunday, November 1, 2026');
  expect(names[29]).toBe('Monday, November 30, 2026');
  expect(dayTags(draw(week)).filter((tag) => tag.includes('disabled'))).toEqual([]);
});

test('one day is reached with Tab: the last that is chosen', () => {
  const reached = dayTags(draw(week)).filter((tag) => tag.includes('tabindex="0"'));
  expect(reached.map(labelOf)).toEqual(['Thursday, November 12, 2026']);
  expect(dayTags(draw(week)).filter((tag) => tag.includes('tabindex="-1"'))).toHaveLength(29);
});

test('the chosen days say so, and a start without an end is shown as chosen', () => {
  expect(datesSaid(draw(week), true)).toEqual(['9', '10', '11', '12']);
  expect(datesSaid(draw(week), false)).toHaveLength(26);
  const started = draw({ from: '2026-11-09' });
  expect(datesSaid(started, true)).toEqual(['9']);
  expect(tags(started, 'td').filter((tag) => tag.includes('bg-primary'))).toHaveLength(1);
});

test('a range that began in an earlier month, or ends in a later one, is shown as far as this month goes', () => {
  expect(datesSaid(draw({ from: '2026-09-20', to: '2026-11-03' }), true)).toEqual(['1', '2', '3']);
  // 'This week' at the end of a month goes on into the next, which is closed.
  const html = draw({ from: '2026-11-30', to: '2026-12-06' });
  expect(html).toContain('>November 2026<');
  expect(datesSaid(html, true)).toEqual(['30']);
  expect(dayTags(html).filter((tag) => tag.includes('tabindex="0"'))).toHaveLength(1);
});

test('today is marked, and only in its own month', () => {
  const current = (html: string) => dayTags(html).filter((tag) => tag.includes('aria-current="date"'));
  expect(current(draw(week)).map(labelOf)).toEqual(['Thursday, November 19, 2026']);
  expect(current(draw({ from: '2026-10-19', to: '2026-10-19' }))).toEqual([]);
});

test('the month after that of today is closed', () => {
  const next = (html: string) => tags(html, 'button').find((tag) => labelOf(tag) === 'Next month') ?? '';
  expect(next(draw(week))).toContain('aria-disabled="true"');
  expect(next(draw({ from: '2026-10-01', to: '2026-10-31' }))).not.toContain('aria-disabled="true"');
});

test.each([
  ['hi', 'ltr', 'नवंबर 2026', 'सोमवार', 'रविवार, 1 नवंबर 2026', 'सोम'],
  ['zh', 'ltr', '2026年11月', '星期一', '2026年11月1日星期日', '周一'],
  ['es', 'ltr', 'noviembre de 2026', 'lunes', 'domingo, 1 de noviembre de 2026', 'lun'],
  ['fr', 'ltr', 'novembre 2026', 'lundi', 'dimanche 1 novembre 2026', 'lun.'],
  ['it', 'ltr', 'novembre 2026', 'lunedì', 'domenica 1 novembre 2026', 'lun'],
  ['ar', 'rtl', 'نوفمبر 2026', 'الاثنين', 'الأحد، 1 نوفمبر 2026', 'ن'],
] as const)(
  'in %s months, weekdays and days have their names',
  (language, dir, month, monday, first, short) => {
    const html = draw(week, language, dir);
    expect(html).toMatch(new RegExp(`aria-live="polite"[^>]*>${month}<`));
    expect(labelOf(tags(html, 'th')[0] ?? '')).toBe(monday);
    expect(html).toContain(`>${short}</th>`);
    expect(labelOf(dayTags(html)[0] ?? '')).toBe(first);
  },
);
