import { type Coins, isCommissionRate, parseCoins } from '@maidan/betting';
import { UsageError } from '../command-error.ts';

export function readCoins(text: string, name: string): Coins {
  const read = parseCoins(text.trim());
  if (read === undefined || read <= 0n) {
    throw new UsageError(
      `${name} is "${text}": expected coins above 0, without commas and with at most two decimals.`,
    );
  }
  return read;
}

/** `none` removes a limit. */
export const readLimit = (text: string | undefined, name: string): Coins | null | undefined =>
  text === undefined ? undefined : text === 'none' ? null : readCoins(text, name);

/** Reads per cent as ten-thousandths. */
export function readPercent(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  const parts = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text.trim());
  const rate = parts === null ? Number.NaN : Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  if (!isCommissionRate(rate)) {
    throw new UsageError(`${name} is "${text}": expected per cent from 0 to 100 with at most two decimals.`);
  }
  return rate;
}

export function readBetId(text: string): bigint {
  if (!/^\d{1,18}$/.test(text)) throw new UsageError(`"${text}" is not the number of a bet.`);
  return BigInt(text);
}

const rowsMost = 10_000;

export function readRowCount(text: string): number {
  const rows = Number(text);
  if (!Number.isInteger(rows) || rows < 1 || rows > rowsMost) {
    throw new UsageError(`--limit is "${text}": expected a whole number from 1 to ${rowsMost}.`);
  }
  return rows;
}
