import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, chooseDay, dayForKey, firstCalendarDay, weeksOf } from './calendar-days.ts';

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
