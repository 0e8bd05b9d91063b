import type { MatkaChartRow } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import type { ChartKind } from '../market/market-links.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';

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
export function ChartCell({ row, kind, isToday }: ChartCellProps) {
  const { chart: texts } = useMatkaTexts();
  // A past day without a number was not played.
  const isHoliday = !isToday && row.openPanna === '' && row.closePanna === '';
  const said = isHoliday ? texts.holiday : row.result || '***-**-***';
  return (
    <button
      type="button"
      tabIndex={-1}
      data-day={row.day}
      dir="ltr"
      aria-label={[said, isToday && texts.today, row.isCorrected && texts.corrected]
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
