import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { formatCoins, formatEntry, formatSummary, signOf } from '../format/coins.ts';
import { formatDateTime, type Instant } from '../format/dates.ts';

type FigureProps = { readonly className?: string | undefined; readonly children: ReactNode };

/** A number or a date, whose sign and parts keep their order within right-to-left text. */
export function Figure({ className, children }: FigureProps) {
  return (
    <span dir="ltr" className={classes('tabular', className)}>
      {children}
    </span>
  );
}

type AmountProps = {
  /** Whole coins, as on the wire. */
  readonly coins: number;
  readonly plain?: boolean | undefined;
  readonly summary?: boolean | undefined;
  /** With a plus sign above zero, for what may be won. */
  readonly plus?: boolean;
  /** Formatted for a column of a table. */
  readonly entry?: boolean | undefined;
  readonly className?: string | undefined;
};

/** Green above zero, red below; the minus sign says the same without colour. */
export function Amount(props: AmountProps) {
  const { coins, plain = false, summary = false, entry = false, plus = false, className } = props;
  const write = summary ? formatSummary : entry ? formatEntry : formatCoins;
  const sign = plain ? 0 : signOf(coins);
  return (
    <Figure
      className={classes(
        sign > 0 && 'text-win',
        sign < 0 && 'text-loss',
        plus && sign > 0 && "before:content-['+']",
        className,
      )}
    >
      {write(coins)}
    </Figure>
  );
}

/** DD-MM-YYYY HH:mm:ss, which may wrap only between day and time. */
export function DateTime({ at }: { readonly at: Instant }) {
  const [day = '', ...time] = formatDateTime(at).split(' ');
  return (
    <span dir="ltr" className="tabular">
      <span className="whitespace-nowrap">{day}</span> {time.join(' ')}
    </span>
  );
}

interface LatestOnlyProps {
  readonly format: (count: string) => string;
  readonly shown: number;
}

/** Says that a list shows only the latest entries. */
export function LatestOnly({ format, shown }: LatestOnlyProps) {
  return (
    <p role="note" className="text-sm text-muted">
      {format(formatEntry(shown))}
    </p>
  );
}
