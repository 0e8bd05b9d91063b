import type { Branded } from './ids.ts';

/** Whole hundredths of a coin. Only this file relies on that unit. */
export type Coins = Branded<bigint, 'coins'>;

export const noCoins = 0n as Coins;

/** The largest figure read from the wire, in coins: its hundredths still fit a double exactly. */
export const coinsReadMax = 10_000_000_000_000;

const exactDecimal = /^(-?)(\d{1,14})(?:\.(\d{1,2})0*)?$/;

export function coins(hundredths: bigint): Coins {
  return hundredths as Coins;
}

export function coinsFromWhole(whole: number | bigint): Coins {
  return (BigInt(whole) * 100n) as Coins;
}

/** Reads a wire number or string; undefined unless it is exact to the hundredth and at most `coinsReadMax`. */
export function parseCoins(input: unknown): Coins | undefined {
  if (typeof input === 'number') return parseNumber(input);
  if (typeof input === 'string') return parseText(input);
  return undefined;
}

function parseNumber(value: number): Coins | undefined {
  if (!(Math.abs(value) <= coinsReadMax)) return undefined;
  const hundredths = Math.round(value * 100);
  return hundredths / 100 === value ? (BigInt(hundredths) as Coins) : undefined;
}

function parseText(text: string): Coins | undefined {
  const parts = exactDecimal.exec(text);
  if (!parts) return undefined;
  const [, sign = '', whole = '', fraction = ''] = parts;
  const hundredths = BigInt(whole + fraction.padEnd(2, '0'));
  if (hundredths > BigInt(coinsReadMax) * 100n) return undefined;
  return (sign === '-' ? -hundredths : hundredths) as Coins;
}

export function coinsToWireNumber(amount: Coins): number {
  const hundredths = Number(amount);
  if (!Number.isSafeInteger(hundredths))
    throw new RangeError(`${amount} hundredths do not fit a wire number`);
  return hundredths / 100;
}

/** Plain digits, trailing zeros trimmed: 1234.5 */
export function formatCoins(amount: Coins): string {
  const size = amount < 0n ? -amount : amount;
  const sign = amount < 0n ? '-' : '';
  const fraction = (size % 100n).toString().padStart(2, '0').replace(/0+$/, '');
  return `${sign}${size / 100n}${fraction === '' ? '' : `.${fraction}`}`;
}

/** For display, with Indian grouping: 1,00,000.5 */
export function showCoins(amount: Coins): string {
  return formatCoins(amount).replace(/\B(?=(?:\d\d)*\d{3}(?!\d))/g, ',');
}

export function isWholeCoins(amount: Coins): boolean {
  return amount % 100n === 0n;
}

/*
 * Roundings of a fraction of hundredths. They are signed from the client's side, so a half is always rounded in
 * the client's favour: a profit of 0.5 becomes 1, a loss of 0.5 becomes 0.
 */

export function roundHalfUpToHundredths(numerator: bigint, denominator: bigint): Coins {
  return floorDivide(2n * numerator + denominator, 2n * denominator) as Coins;
}

export function roundHalfUpToWhole(numerator: bigint, denominator: bigint): Coins {
  return (floorDivide(2n * numerator + 100n * denominator, 200n * denominator) * 100n) as Coins;
}

/** Used where one outcome splits many bets: parts rounded up never add up to less than their sum. */
export function roundUpToHundredths(numerator: bigint, denominator: bigint): Coins {
  return -floorDivide(-numerator, denominator) as Coins;
}

/** The denominator is positive. */
function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}
