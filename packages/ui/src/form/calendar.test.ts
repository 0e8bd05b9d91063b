import fc from 'fast-check';
import { DirectionProvider } from 'radix-ui/direction';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StartedRange } from '../format/day-range.ts';
import { addMonths, Calendar, chooseDay, dayForKey, firstCalendarDay, weeksOf } from './calendar.tsx';

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
const datesMarked = (html: string, selected: boolean): string[] =>
  [...html.matchAll(/<td[^>]* aria-selected="(\w+)"[^>]*>.*?>(\d+)<\/button>/g)]
    .filter(([, ariaSelected]) => ariaSelected === String(selected))
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
  expect(datesMarked(draw(week), true)).toEqual(['9', '10', '11', '12']);
  expect(datesMarked(draw(week), false)).toHaveLength(26);
  const started = draw({ from: '2026-11-09' });
  expect(datesMarked(started, true)).toEqual(['9']);
  expect(tags(started, 'td').filter((tag) => tag.includes('bg-primary'))).toHaveLength(1);
});

test('a range that began in an earlier month, or ends in a later one, is shown as far as this month goes', () => {
  expect(datesMarked(draw({ from: '2026-09-20', to: '2026-11-03' }), true)).toEqual(['1', '2', '3']);
  // 'This week' at the end of a month goes on into the next, which is closed.
  const html = draw({ from: '2026-11-30', to: '2026-12-06' });
  expect(html).toContain('>November 2026<');
  expect(datesMarked(html, true)).toEqual(['30']);
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

const lastDay = '2026-11-30';
const key = (
  name: string,
  held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', true>> = {},
) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});
const shift = { shiftKey: true } as const;
const fromLeft = { isFromRight: false, lastDay };

test('a month begins on its weekday, Monday first, and has only its own days', () => {
  expect(weeksOf('2026-11-19').map((week) => week.map((day) => day?.slice(8) ?? '--').join(' '))).toEqual([
    '-- -- -- -- -- -- 01',
    '02 03 04 05 06 07 08',
    '09 10 11 12 13 14 15',
    '16 17 18 19 20 21 22',
    '23 24 25 26 27 28 29',
    '30 -- -- -- -- -- --',
  ]);
  expect(weeksOf('2021-02-28').map((week) => [week[0], week[6]])).toEqual([
    ['2021-02-01', '2021-02-07'],
    ['2021-02-08', '2021-02-14'],
    ['2021-02-15', '2021-02-21'],
    ['2021-02-22', '2021-02-28'],
  ]);
});

test('every month is its days in order, each once, in weeks of seven', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2999 * 12 }), (months) => {
      const first = addMonths(firstCalendarDay, months);
      const weeks = weeksOf(first);
      const days = weeks.flat().filter((day) => day !== undefined);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(days).toEqual(
        days.map((_, index) => `${first.slice(0, 8)}${String(index + 1).padStart(2, '0')}`),
      );
      const [year, month] = first.split('-').map(Number);
      expect(days.length).toBe(daysIn(year ?? 0, month ?? 0));
    }),
  );
});

const daysIn = (year: number, month: number) => {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
};

test('a month earlier or later has the same date, or its last if it is shorter', () => {
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
  expect(addMonths('2024-02-29', -12)).toBe('2023-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(addMonths('2025-12-15', 1)).toBe('2026-01-15');
});

test.each([
  ['ArrowRight', '2026-10-31', '2026-11-01'],
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowDown', '2026-10-29', '2026-11-05'],
  ['ArrowUp', '2026-11-05', '2026-10-29'],
  ['Home', '2026-11-19', '2026-11-16'],
  ['Home', '2026-11-16', '2026-11-16'],
  ['End', '2026-11-19', '2026-11-22'],
  ['End', '2026-11-22', '2026-11-22'],
  ['PageUp', '2026-10-31', '2026-09-30'],
  ['PageDown', '2026-08-31', '2026-09-30'],
  ['Enter', '2026-11-19', undefined],
  [' ', '2026-11-19', undefined],
  ['Tab', '2026-11-19', undefined],
])('%s on %s goes to %s', (name, day, to) => {
  expect(dayForKey(key(name), day, fromLeft)).toBe(to);
});

test('with Shift the page keys go by years', () => {
  expect(dayForKey(key('PageUp', shift), '2024-02-29', fromLeft)).toBe('2023-02-28');
  expect(dayForKey(key('PageDown', shift), '2024-02-29', fromLeft)).toBe('2025-02-28');
});

test('in right-to-left weeks the arrows still go in their direction', () => {
  const fromRight = { isFromRight: true, lastDay };
  const targets = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'Home', 'End'].map((name) =>
    dayForKey(key(name), '2026-11-18', fromRight),
  );
  expect(targets).toEqual(['2026-11-17', '2026-11-19', '2026-11-25', '2026-11-16', '2026-11-22']);
});

test.each(['ArrowRight', 'ArrowDown', 'End', 'PageDown'])('%s stops at the last day', (name) => {
  expect(dayForKey(key(name), '2026-11-30', fromLeft)).toBe('2026-11-30');
  expect(dayForKey(key(name, shift), '2026-11-30', fromLeft)).toBe('2026-11-30');
});

test('a step past the last month stops at the last day, however long it is', () => {
  expect(dayForKey(key('ArrowDown'), '2026-11-25', fromLeft)).toBe('2026-11-30');
  expect(dayForKey(key('PageDown', shift), '2026-03-10', fromLeft)).toBe('2026-11-30');
});

test.each(['ArrowLeft', 'ArrowUp', 'Home', 'PageUp'])(
  '%s stops at the first day that can be written',
  (name) => {
    expect(dayForKey(key(name, shift), firstCalendarDay, fromLeft)).toBe(firstCalendarDay);
  },
);

test.each(['ctrlKey', 'altKey', 'metaKey'] as const)('keys with %s are left to the browser', (held) => {
  expect(dayForKey(key('ArrowLeft', { [held]: true }), '2026-11-19', fromLeft)).toBeUndefined();
});

test('the first choice starts a range, the second ends it and the third starts another', () => {
  const started = chooseDay({ from: '2026-10-01', to: '2026-11-19' }, '2026-11-03');
  expect(started).toEqual({ from: '2026-11-03' });
  const ended = chooseDay(started, '2026-11-10');
  expect(ended).toEqual({ from: '2026-11-03', to: '2026-11-10' });
  expect(chooseDay(ended, '2026-11-05')).toEqual({ from: '2026-11-05' });
});

test('a second choice before the first is the start, and the same day again is a range of one day', () => {
  expect(chooseDay({ from: '2026-11-03' }, '2026-10-28')).toEqual({ from: '2026-10-28', to: '2026-11-03' });
  expect(chooseDay({ from: '2026-11-03' }, '2026-11-03')).toEqual({ from: '2026-11-03', to: '2026-11-03' });
});
