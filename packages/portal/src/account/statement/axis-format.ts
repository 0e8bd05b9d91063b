import { formatDate, formatDateTime, formatTime } from '@maidan/ui/format/dates.ts';

const crore = 10_000_000;

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** What a short figure counts in: crores, lakhs, thousands. */
const units = [crore, 100_000, 1_000];

/** Without the browser's abbreviation 10KCr, since nobody counts in thousands of crores. */
const compact = [1, 2, 3].map((maximumFractionDigits) => {
  const short = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits });
  const crores = new Intl.NumberFormat('en-IN', { maximumFractionDigits });
  return {
    format: (balance: number) =>
      Math.abs(balance) < 1_000 * crore ? short.format(balance) : `${crores.format(balance / crore)}Cr`,
    /** How far the written figure is from the balance. */
    error(balance: number) {
      const step = (units.find((unit) => Math.abs(balance) >= unit) ?? 1) / 10 ** maximumFractionDigits;
      return Math.abs(Math.round(balance / step) * step - balance);
    },
  };
});

/** The part of an axis by which a figure at its end may be wrong. */
const errorMost = 1 / 20;

/**
 * As short as possible while the ends of the axis differ and are nearly exact: two balances of about 5 lakh
 * must not both be 5L. A single one is written in full.
 */
export function axisFormat(balances: readonly number[]): (balance: number) => string {
  const [low, high] = [Math.min(...balances), Math.max(...balances)];
  const isNear = (error: number) => error <= (high - low) * errorMost;
  const format =
    compact.find(
      ({ format, error }) => format(low) !== format(high) && isNear(error(low)) && isNear(error(high)),
    ) ?? whole;
  return (balance) => format.format(balance);
}

/** HH:mm:ss */
const formatClock = (ms: number) => formatDateTime(ms).slice(-8);

/** Days, or times if both ends are on one day, or seconds if both are in one minute. */
export function timeAxisFormat(startMs: number, endMs: number): (ms: number) => string {
  const differs = (format: (ms: number) => string) => format(startMs) !== format(endMs);
  return [formatDate, formatTime].find(differs) ?? formatClock;
}
