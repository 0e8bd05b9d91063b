import { formatDay } from './dates.ts';

/** A calendar day at +05:30, 'YYYY-MM-DD'. */
export type Day = string;

/** Both days are included. */
export type DayRange = { readonly from: Day; readonly to: Day };

/** A range whose end may not have been chosen yet. */
export type StartedRange = { readonly from: Day; readonly to?: Day | undefined };

/** A range without an end is one day. */
export const endedRange = ({ from, to = from }: StartedRange): DayRange => ({ from, to });

export const quickRangeNames = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
] as const;

export type QuickRangeName = (typeof quickRangeNames)[number];

const dayMs = 86_400_000;

export function addDays(day: Day, days: number): Day {
  return formatDay(Date.parse(day) + days * dayMs);
}

export function mondayOf(day: Day): Day {
  const daysSinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -daysSinceMonday);
}

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

export function lastOfMonth(day: Day): Day {
  const inNextMonth = addDays(firstOfMonth(day), 31);
  return addDays(firstOfMonth(inNextMonth), -1);
}

/**
 * The quick ranges of the statement (section 2); weeks start on Monday and 'this' ranges include days still
 * to come.
 */
export function quickRange(name: QuickRangeName, nowMs: number): DayRange {
  const today = formatDay(nowMs);
  const monday = mondayOf(today);
  const lastMonthEnd = addDays(firstOfMonth(today), -1);
  const ranges: Record<QuickRangeName, () => DayRange> = {
    today: () => ({ from: today, to: today }),
    yesterday: () => ({ from: addDays(today, -1), to: addDays(today, -1) }),
    thisWeek: () => ({ from: monday, to: addDays(monday, 6) }),
    lastWeek: () => ({ from: addDays(monday, -7), to: addDays(monday, -1) }),
    thisMonth: () => ({ from: firstOfMonth(today), to: lastOfMonth(today) }),
    lastMonth: () => ({ from: firstOfMonth(lastMonthEnd), to: lastMonthEnd }),
  };
  return ranges[name]();
}

/** The last so many days, including today. */
export function lastDays(days: number, nowMs: number): DayRange {
  const today = formatDay(nowMs);
  return { from: addDays(today, 1 - days), to: today };
}

export function rangeStartMs({ from }: DayRange): number {
  return Date.parse(`${from}T00:00:00+05:30`);
}

/** The first instant after the range. */
export function rangeEndMs({ to }: DayRange): number {
  return rangeStartMs({ from: addDays(to, 1), to });
}
