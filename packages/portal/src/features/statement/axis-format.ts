import { formatDate, formatDateTime, formatTime } from '../../format/dates.ts';

const crore = 10_000_000;

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Without the browser's abbreviation 10KCr, since nobody counts in thousands of crores. */
const compact = [1, 2, 3].map((maximumFractionDigits) => {
  const short = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits });
  const crores = new Intl.NumberFormat('en-IN', { maximumFractionDigits });
  return {
    format: (balance: number) =>
      Math.abs(balance) < 1_000 * crore ? short.format(balance) : `${crores.format(balance / crore)}Cr`,
  };
});

/**
 * As short as possible while the ends of the axis differ: two balances of about 5 lakh must not both be 5L. A
 * single one is written in full.
 */
export function axisFormat(balances: readonly number[]): (balance: number) => string {
  const [low, high] = [Math.min(...balances), Math.max(...balances)];
  const format = compact.find((each) => each.format(low) !== each.format(high)) ?? whole;
  return (balance) => format.format(balance);
}

/** HH:mm:ss */
const formatClock = (ms: number) => formatDateTime(ms).slice(-8);

/** Days, or times if both ends are on one day, or seconds if both are in one minute. */
export function timeAxisFormat(startMs: number, endMs: number): (ms: number) => string {
  const differs = (format: (ms: number) => string) => format(startMs) !== format(endMs);
  return [formatDate, formatTime].find(differs) ?? formatClock;
}
