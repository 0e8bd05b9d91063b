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

/**
 * Rounding to 15 digits removes the error of products such as 1.15 * 100, before they are truncated or
 * rounded.
 */
export function timesHundred(value: number): number {
  return Number((value * 100).toPrecision(15));
}

/** Adds coins from the wire in hundredths, so that 0.1 and 0.2 are 0.3. */
export function sumCoins(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + Math.round(figure * 100), 0) / 100;
}

const fractionLetters = '.00'.length;

function longest(column: readonly number[]): number {
  const largest = column.reduce((size, coins) => Math.max(size, Math.abs(coins)), 0);
  const hasFraction = column.some((coins) => !Number.isInteger(coins));
  const minus = column.some((coins) => coins < 0) ? 1 : 0;
  return minus + formatEntry(Math.trunc(largest)).length + (hasFraction ? fractionLetters : 0);
}

/**
 * The width in characters of these columns of coins, so that a narrow table knows when to move one under its
 * row.
 */
export function figureLetters(...columns: readonly (readonly number[])[]): number {
  return columns.reduce((total, column) => total + longest(column), 0);
}
