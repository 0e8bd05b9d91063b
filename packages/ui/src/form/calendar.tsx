import { useDirection } from 'radix-ui/direction';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../classes.ts';
import {
  addDays,
  type Day,
  type DayRange,
  endedRange,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
  type StartedRange,
} from '../format/day-range.ts';
import { ChevronLeft, ChevronRight } from '../icons/signs.ts';

type CalendarProps = {
  readonly value: StartedRange;
  readonly onChange: (range: StartedRange) => void;
  readonly today: Day;
  /** A BCP 47 tag for the names of months and days. */
  readonly language: string;
  readonly previousMonthLabel: string;
  readonly nextMonthLabel: string;
};

/** A day's text is midnight in UTC, so it is written in UTC too. */
function namer(language: string, options: Intl.DateTimeFormatOptions): (day: Day) => string {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return (day) => format.format(Date.parse(day));
}

type MonthButtonProps = ComponentProps<'button'> & { readonly isClosed: boolean };

// One that closes keeps the focus, which `disabled` would not.
function MonthButton({ isClosed, onClick, ...props }: MonthButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isClosed || undefined}
      tabIndex={isClosed ? -1 : undefined}
      className="focus-inset grid size-11 place-items-center rounded-lg hover:bg-text/8 aria-disabled:opacity-40"
      onClick={isClosed ? undefined : onClick}
      {...props}
    />
  );
}

const gridRole = { role: 'grid', 'aria-multiselectable': true } as const;

/** What a cell of the grid says and shows of a range. */
function cellOf(day: Day, { from, to }: DayRange) {
  const isChosen = day >= from && day <= to;
  const isEdge = day === from || day === to;
  return {
    'aria-selected': isChosen,
    className: classes(
      'text-center',
      isChosen && (isEdge ? 'bg-primary text-on-primary' : 'bg-primary/15'),
      day === from && 'rounded-s-lg',
      day === to && 'rounded-e-lg',
    ),
  };
}

/** A grid of one month, in which one day is reached with Tab and the others with the arrow keys. */
export function Calendar(props: CalendarProps) {
  const { value, onChange, today, language, previousMonthLabel, nextMonthLabel } = props;
  const isFromRight = useDirection() === 'rtl';
  const lastDay = lastOfMonth(today);
  const range = endedRange(value);
  const [reached, setReached] = useState(() => dayWithin(range.to, lastDay));
  const grid = useRef<HTMLTableElement>(null);
  const focusReached = () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  useEffect(focusReached, []);

  const press = (event: KeyboardEvent, day: Day) => {
    const target = dayForKey(event, day, { isFromRight, lastDay });
    if (target === undefined) return;
    event.preventDefault();
    // The day may be of a month that is not shown yet.
    flushSync(() => setReached(target));
    focusReached();
  };
  const choose = (day: Day) => {
    setReached(day);
    onChange(chooseDay(value, day));
  };
  const goBy = (months: number) => setReached(dayWithin(addMonths(reached, months), lastDay));

  const month = namer(language, { month: 'long', year: 'numeric' })(reached);
  const weekdays = weekFrom(mondayOf(today));
  const longWeekday = namer(language, { weekday: 'long' });
  // Arabic has no short names, and full ones do not fit side by side on a phone.
  const shortWeekday = namer(language, { weekday: isFromRight ? 'narrow' : 'short' });
  const fullDate = namer(language, { dateStyle: 'full' });
  return (
    <div className="mx-auto grid w-fit grid-cols-[2.75rem_1fr_2.75rem] items-center">
      <MonthButton
        aria-label={previousMonthLabel}
        isClosed={firstOfMonth(reached) === firstCalendarDay}
        onClick={() => goBy(-1)}
      >
        <ChevronLeft className="size-5 rtl:-scale-x-100" />
      </MonthButton>
      <span aria-live="polite" className="text-center font-semibold">
        {month}
      </span>
      <MonthButton
        aria-label={nextMonthLabel}
        isClosed={firstOfMonth(reached) === firstOfMonth(today)}
        onClick={() => goBy(1)}
      >
        <ChevronRight className="size-5 rtl:-scale-x-100" />
      </MonthButton>
      <table ref={grid} {...gridRole} aria-label={month} className="col-span-3 border-collapse">
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                aria-label={longWeekday(weekday)}
                className="h-9 text-center text-xs font-medium text-muted"
              >
                {shortWeekday(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(reached).map((week) => (
            <tr key={week.find((day) => day !== undefined)}>
              {weekdays.map((weekday, column) => {
                const day = week[column];
                if (day === undefined) return <td key={weekday} />;
                return (
                  <td key={weekday} {...cellOf(day, range)}>
                    <button
                      type="button"
                      tabIndex={day === reached ? 0 : -1}
                      aria-label={fullDate(day)}
                      aria-current={day === today ? 'date' : undefined}
                      className={classes(
                        'focus-inset tabular size-11 rounded-lg hover:bg-text/8',
                        day === today && 'font-bold underline underline-offset-4',
                      )}
                      onClick={() => choose(day)}
                      onKeyDown={(event) => press(event, day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
