import type { MatkaChartRow } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { addDays, type Day } from '@maidan/ui/format/day-range.ts';
import { type MouseEvent, useRef } from 'react';
import { useLanguage } from '../../texts/texts.ts';
import type { ChartKind } from './live/market.ts';
import { isRedJodi } from './numbers/jodi-sets.ts';
import { useTileKeys } from './numbers/use-tile-keys.ts';
import { useMatkaTexts } from './texts/matka-texts.ts';

interface ChartTableProps {
  readonly rows: readonly MatkaChartRow[];
  readonly kind: ChartKind;
  readonly caption: string;
  /** The market's present day. */
  readonly today: string;
  readonly onDay: (day: string) => void;
}

/** 1 January 2024 was a Monday. */
const weekdays = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index, 12)));

const isRed = ({ jodi }: MatkaChartRow): boolean => jodi !== '' && isRedJodi(jodi);

/** A row per week and a column per day, as matka players read it. */
export function ChartTable({ rows, kind, caption, today, onDay }: ChartTableProps) {
  const { chart: texts } = useMatkaTexts();
  const language = useLanguage();
  const box = useRef<HTMLTableElement>(null);
  const { onFocus, onKeyDown } = useTileKeys(box);
  const weeks = chartWeeks(rows);
  const columns = columnsOf(weeks);
  // The short forms in Arabic are the full words, and Hindi's of a month is nearly: they do not fit a column.
  const hasShortWeekdays = language !== 'ar';
  const hasShortMonths = hasShortWeekdays && language !== 'hi';
  const weekday = new Intl.DateTimeFormat(language, {
    weekday: hasShortWeekdays ? 'short' : 'narrow',
    timeZone: 'UTC',
  });
  const wholeWeekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const lastDay = (day: string) =>
    hasShortMonths
      ? `${day.slice(8)} ${month.format(new Date(`${day}T12:00:00Z`))}`
      : `${day.slice(8)}/${day.slice(5, 7)}`;

  function press({ target }: MouseEvent): void {
    const day = (target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset.day;
    if (day !== undefined) onDay(day);
  }

  return (
    <table
      ref={box}
      onClick={press}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      className="mk-chart w-full table-fixed border-collapse bg-surface"
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-[calc(6.25rem+1px)] z-1 bg-raised text-xs font-semibold text-muted lg:top-14">
        <tr>
          <th scope="col" className="w-11 py-1.5">
            <span className="sr-only">{texts.week}</span>
          </th>
          {weekdays.slice(0, columns).map((day) => (
            <th
              key={day.getTime()}
              scope="col"
              aria-label={wholeWeekday.format(day)}
              className="py-1.5 text-center"
            >
              {weekday.format(day)}
            </th>
          ))}
        </tr>
      </thead>
      {weeks.map(({ from, to, days }) => (
        <tbody key={from}>
          <tr>
            <th scope="row" className="mk-figure px-1 text-start text-sm leading-4">
              {from.slice(8)} <span className="block text-muted">{texts.to}</span>{' '}
              <span className="whitespace-nowrap [&:lang(zh)]:text-[0.6875rem]">{lastDay(to)}</span>
            </th>
            {weekdays.slice(0, columns).map((column, index) => {
              const row = days[index];
              return (
                <td
                  key={column.getTime()}
                  data-red={row && isRed(row) ? '' : undefined}
                  data-today={row?.day === today ? '' : undefined}
                  className="p-0"
                >
                  {row && <ChartCell row={row} kind={kind} isToday={row.day === today} />}
                </td>
              );
            })}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

const places = ['first', 'second', 'third'];

/** Written vertically, as players read a panel. */
function Panna({ panna }: { readonly panna: string }) {
  return (
    <span className="mk-figure grid w-2 text-center text-[0.85rem] leading-[0.95rem] text-muted">
      {places.map((place, index) => (
        <span key={place}>{(panna || '***').charAt(index)}</span>
      ))}
    </span>
  );
}

/** The anks drawn so far, with stars for the others. */
const jodiOf = ({ jodi, result }: MatkaChartRow): string => jodi || result.split('-')[1] || '**';

interface ChartCellProps {
  readonly row: MatkaChartRow;
  readonly kind: ChartKind;
  readonly isToday: boolean;
}

/** One day: a panel, or only the jodi. Pressing it opens the proof of the day. */
function ChartCell({ row, kind, isToday }: ChartCellProps) {
  const { chart: texts } = useMatkaTexts();
  // A past day without a number was not played.
  const isHoliday = !isToday && row.openPanna === '' && row.closePanna === '';
  const text = isHoliday ? texts.holiday : row.result || '***-**-***';
  return (
    <button
      type="button"
      tabIndex={-1}
      data-day={row.day}
      dir="ltr"
      aria-label={[text, isToday && texts.today, row.isCorrected && texts.corrected]
        .filter(Boolean)
        .join(', ')}
      className="focus-inset relative flex h-full min-h-14 w-full items-center justify-center gap-px sm:gap-1"
    >
      {isHoliday ? (
        <span className="tracking-widest text-muted">***</span>
      ) : (
        <>
          {kind === 'panel' && <Panna panna={row.openPanna} />}
          <span
            className={classes(
              'mk-jodi mk-figure text-[1.35rem] leading-none sm:text-2xl',
              row.isCorrected && 'underline decoration-warning decoration-dotted underline-offset-4',
            )}
          >
            {jodiOf(row)}
          </span>
          {kind === 'panel' && <Panna panna={row.closePanna} />}
        </>
      )}
    </button>
  );
}

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
