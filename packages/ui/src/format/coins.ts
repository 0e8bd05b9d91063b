import { timesHundred } from './times-hundred.ts';

/** Hundredths as a bigint, as used inside, or whole coins as a number, as on the wire. */
type Coins = bigint | number;

const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

function hundredths(coins: Coins, round: (value: number) => number): bigint {
  return typeof coins === 'bigint' ? coins : BigInt(round(timesHundred(coins)));
}

const halfAwayFromZero = (value: number) => Math.sign(value) * Math.round(Math.abs(value));

function write(value: bigint): string {
  const size = value < 0n ? -value : value;
  const fraction = String(size % 100n).padStart(2, '0');
  return `${value < 0n ? '-' : ''}${grouping.format(size / 100n)}.${fraction}`;
}

/** A balance: truncated, never rounded up, to 2 decimals (section 9). */
export function formatCoins(coins: Coins): string {
  return write(hundredths(coins, Math.trunc));
}

/** Exposure is shown without its sign, with 2 decimals (section 9). */
export function formatExposure(coins: Coins): string {
  const value = hundredths(coins, halfAwayFromZero);
  return write(value < 0n ? -value : value);
}

/** Summaries: 2 decimals, trailing zeros trimmed (section 2, market ledger detail). */
export function formatSummary(coins: Coins): string {
  return write(hundredths(coins, halfAwayFromZero)).replace(/\.?0+$/, '');
}

/** A column of a table: whole coins without decimals, others with both, so that decimal points align. */
export function formatEntry(coins: Coins): string {
  return write(hundredths(coins, halfAwayFromZero)).replace(/\.00$/, '');
}

export function signOf(coins: Coins): -1 | 0 | 1 {
  if (coins > 0) return 1;
  return coins < 0 ? -1 : 0;
}
