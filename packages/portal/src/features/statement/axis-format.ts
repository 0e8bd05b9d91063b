import { formatDate, formatDateTime, formatTime } from '../../format/dates.ts';

const compactTo = (maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits });
const compact = [1, 2, 3].map(compactTo);
const exact = compactTo(20);
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** As short as the ends of the axis allow: two balances of about 5 lakh must not both be written 5L, nor one of about 5 lakh that never moved. */
export function axisFormat(balances: readonly number[]): (balance: number) => string {
  const [low, high] = [Math.min(...balances), Math.max(...balances)];
  const format = compact.find((each) =>
    low === high ? each.format(low) === exact.format(low) : each.format(low) !== each.format(high),
  );
  return (balance) => (format ?? whole).format(balance);
}

/** HH:mm:ss */
const formatClock = (ms: number) => formatDateTime(ms).slice(-8);

/** Days, or times where the ends are on one day, or seconds where they are in one minute. */
export function timeAxisFormat(startMs: number, endMs: number): (ms: number) => string {
  const showsBothEnds = (format: (ms: number) => string) => format(startMs) !== format(endMs);
  return [formatDate, formatTime].find(showsBothEnds) ?? formatClock;
}
