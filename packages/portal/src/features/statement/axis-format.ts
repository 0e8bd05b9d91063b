import { formatDate, formatDateTime, formatTime } from '../../format/dates.ts';

const crore = 10_000_000;

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Nobody counts in the thousands of crores that the browser would write as 10KCr. */
const compact = [1, 2, 3].map((maximumFractionDigits) => {
  const short = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits });
  const crores = new Intl.NumberFormat('en-IN', { maximumFractionDigits });
  return {
    format: (balance: number) =>
      Math.abs(balance) < 1_000 * crore ? short.format(balance) : `${crores.format(balance / crore)}Cr`,
  };
});

/** As short as the ends of the axis allow: two balances of about 5 lakh must not both be written 5L. One alone is written in full. */
export function axisFormat(balances: readonly number[]): (balance: number) => string {
  const [low, high] = [Math.min(...balances), Math.max(...balances)];
  const format = compact.find((each) => each.format(low) !== each.format(high)) ?? whole;
  return (balance) => format.format(balance);
}

/** HH:mm:ss */
const formatClock = (ms: number) => formatDateTime(ms).slice(-8);

/** Days, or times where the ends are on one day, or seconds where they are in one minute. */
export function timeAxisFormat(startMs: number, endMs: number): (ms: number) => string {
  const differs = (format: (ms: number) => string) => format(startMs) !== format(endMs);
  return [formatDate, formatTime].find(differs) ?? formatClock;
}
