import type { MatkaChartRow } from '@maidan/contract/wire';
import { type MouseEvent, useRef } from 'react';
import { useLanguage } from '../../../texts/texts.ts';
import type { ChartKind } from '../market/market-links.ts';
import { isRedJodi } from '../numbers/jodi-sets.ts';
import { useTileKeys } from '../numbers/use-tile-keys.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { ChartCell } from './chart-cell.tsx';
import { chartWeeks, columnsOf } from './chart-weeks.ts';

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
