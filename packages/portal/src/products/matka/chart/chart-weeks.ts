import type { MatkaChartRow } from '@maidan/contract/wire';
import { addDays, type Day } from '@maidan/ui/format/day-range.ts';

export interface ChartWeek {
  /** The week's Monday. */
  readonly from: Day;
  readonly to: Day;
  /** Monday to Sunday; undefined for days that were not or not yet played. */
  readonly days: readonly (MatkaChartRow | undefined)[];
}

const daysOfWeek = 7;

const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % daysOfWeek;

/** One row per week, the newest first, without the weeks before the first draw. */
export function chartWeeks(rows: readonly MatkaChartRow[]): readonly ChartWeek[] {
  const weeks = new Map<Day, (MatkaChartRow | undefined)[]>();
  for (const row of rows) {
    const weekday = weekdayOf(row.day);
    const monday = addDays(row.day, -weekday);
    const days = weeks.get(monday) ?? Array.from({ length: daysOfWeek }, () => undefined);
    days[weekday] = row;
    weeks.set(monday, days);
  }
  return [...weeks]
    .map(([from, days]) => ({ from, to: addDays(from, daysOfWeek - 1), days }))
    .toSorted((one, other) => other.from.localeCompare(one.from));
}

/** Seven columns if Sunday is played, else six. */
export const columnsOf = (weeks: readonly ChartWeek[]): number =>
  weeks.some(({ days }) => days[daysOfWeek - 1] !== undefined) ? daysOfWeek : daysOfWeek - 1;
