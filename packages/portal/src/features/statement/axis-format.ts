import { formatDate, formatDateTime, formatTime } from '../../format/dates.ts';

const compact = [1, 2, 3].map(
  (maximumFractionDigits) => new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits }),
);
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

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
