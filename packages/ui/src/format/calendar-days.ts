import { addDays, type Day, firstOfMonth, lastOfMonth, mondayOf, type StartedRange } from './day-range.ts';

/** The first day with a year of four digits, so that later days compare as text. */
export const firstCalendarDay: Day = '0001-01-01';

const earlier = (one: Day, other: Day): Day => (one < other ? one : other);
const later = (one: Day, other: Day): Day => (one > other ? one : other);

/** The same date so many months later, or the last of its month if that is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const sinceYearZero = year * 12 + month - 1 + months;
  const written = (value: number, digits: number) => String(value).padStart(digits, '0');
  const first = `${written(Math.floor(sinceYearZero / 12), 4)}-${written((sinceYearZero % 12) + 1, 2)}-01`;
  return earlier(`${first.slice(0, 8)}${day.slice(8)}`, lastOfMonth(first));
}

export const weekFrom = (monday: Day): Day[] => [0, 1, 2, 3, 4, 5, 6].map((step) => addDays(monday, step));

/** The weeks of a day's month, Monday first; without a day where a week belongs to another month. */
export function weeksOf(day: Day): (Day | undefined)[][] {
  const [first, last] = [firstOfMonth(day), lastOfMonth(day)];
  const weeks: (Day | undefined)[][] = [];
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7)) {
    weeks.push(weekFrom(monday).map((each) => (each >= first && each <= last ? each : undefined)));
  }
  return weeks;
}

type Pressed = Readonly<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', boolean>> & {
  readonly key: string;
};

const targets: Readonly<Record<string, (day: Day, shiftKey: boolean) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day, shiftKey) => addMonths(day, shiftKey ? -12 : -1),
  PageDown: (day, shiftKey) => addMonths(day, shiftKey ? 12 : 1),
};

/** In right-to-left text the days of a week are right to left too. */
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The day that a key goes to, at most the last; undefined for keys that do not move. */
export function dayForKey(
  { key, shiftKey, ctrlKey, altKey, metaKey }: Pressed,
  day: Day,
  { isFromRight, lastDay }: { readonly isFromRight: boolean; readonly lastDay: Day },
): Day | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const target = targets[(isFromRight && mirrored[key]) || key]?.(day, shiftKey);
  return target && dayWithin(target, lastDay);
}

export const dayWithin = (day: Day, lastDay: Day): Day => later(firstCalendarDay, earlier(day, lastDay));

/** The first choice starts a range, the second ends it, and the one after that starts another. */
export function chooseDay({ from, to }: StartedRange, day: Day): StartedRange {
  return to === undefined ? { from: earlier(from, day), to: later(from, day) } : { from: day };
}
