import { useDirection } from 'radix-ui/direction';
import { DayPicker } from 'react-day-picker';
import type { Day } from '../../format/day-range.ts';
import { ChevronLeft, ChevronRight } from '../icons/signs.ts';

export type CalendarRange = { readonly from: Day; readonly to?: Day | undefined };

type CalendarProps = {
  readonly value: CalendarRange;
  readonly onChange: (range: CalendarRange) => void;
  readonly today: Day;
  /** A BCP 47 tag for the names of months and days. */
  readonly language: string;
  readonly previousMonthLabel: string;
  readonly nextMonthLabel: string;
};

// The calendar uses local dates; at noon the day is the same whatever the browser's time zone does at
// midnight.
function toDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

function toDay(date: Date): Day {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}

function Chevron({ orientation }: { readonly orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden="true" className="size-5 rtl:-scale-x-100" />;
}

const arrowLook =
  'focus-inset grid size-11 place-items-center rounded-lg hover:bg-text/8 aria-disabled:opacity-40';

const looks = {
  root: 'w-fit mx-auto',
  month: 'grid grid-cols-[2.75rem_1fr_2.75rem] items-center',
  month_caption: 'text-center font-semibold',
  button_previous: arrowLook,
  button_next: arrowLook,
  month_grid: 'col-span-3 border-collapse',
  weekday: 'h-9 text-center text-xs font-medium text-muted',
  day: 'p-0 text-center',
  day_button: 'focus-inset tabular size-11 rounded-lg hover:bg-text/8',
  today: 'font-bold [&>button]:underline [&>button]:underline-offset-4',
  hidden: 'invisible',
  range_start: 'rounded-s-lg bg-primary text-on-primary',
  range_end: 'rounded-e-lg bg-primary text-on-primary',
  range_middle: 'bg-primary/15',
};

export function Calendar(props: CalendarProps) {
  const { value, onChange, today, language, previousMonthLabel, nextMonthLabel } = props;
  const direction = useDirection();
  const name = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options).format(date);
  return (
    <DayPicker
      mode="range"
      required
      resetOnSelect
      autoFocus
      dir={direction}
      navLayout="around"
      weekStartsOn={1}
      today={toDate(today)}
      endMonth={toDate(today)}
      defaultMonth={toDate(value.to ?? value.from)}
      selected={{ from: toDate(value.from), to: value.to === undefined ? undefined : toDate(value.to) }}
      onSelect={({ from, to }) => {
        if (from) onChange({ from: toDay(from), to: to && toDay(to) });
      }}
      formatters={{
        formatCaption: (month) => name(month, { month: 'long', year: 'numeric' }),
        // Arabic has no short names, and full ones do not fit side by side on a phone.
        formatWeekdayName: (date) => name(date, { weekday: direction === 'rtl' ? 'narrow' : 'short' }),
        formatDay: (date) => String(date.getDate()),
      }}
      labels={{
        labelGrid: (month) => name(month, { month: 'long', year: 'numeric' }),
        labelDayButton: (date) => name(date, { dateStyle: 'full' }),
        labelWeekday: (date) => name(date, { weekday: 'long' }),
        labelPrevious: () => previousMonthLabel,
        labelNext: () => nextMonthLabel,
        labelNav: () => '',
      }}
      components={{ Chevron }}
      classNames={looks}
    />
  );
}
