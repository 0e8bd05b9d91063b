import type { Branded } from '../ids.ts';

/** Profit per coin staked, in ten-thousandths: a bookmaker's 80 (raw 0.80) and a decimal 1.80 are both 8000. */
export type Odds = Branded<number, 'odds'>;

export const oddsUnit = 10_000;

/** Profit of 100,000 coins per coin staked. */
const oddsMax = 1_000_000_000;

export function isOdds(value: unknown): value is Odds {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= oddsMax;
}

/** Ten-thousandths as they are stored. */
export function odds(tenThousandths: number): Odds {
  if (!isOdds(tenThousandths)) throw new RangeError(`${tenThousandths} is not odds in ten-thousandths`);
  return tenThousandths;
}

/** A bookmaker's or session's raw value: profit per coin, 0.80. */
export function oddsFromRaw(raw: number | string): Odds {
  return parseRawOdds(raw) ?? refuse(raw, 'a raw rate of 0 or more');
}

/** A price with the stake included: 1.80. */
export function oddsFromDecimal(price: number | string): Odds {
  return parseDecimalOdds(price) ?? refuse(price, 'a decimal price of 1 or more');
}

export function parseRawOdds(raw: unknown): Odds | undefined {
  return within(toTenThousandths(raw));
}

export function parseDecimalOdds(price: unknown): Odds | undefined {
  return within(toTenThousandths(price) - oddsUnit);
}

export function rawFromOdds(value: Odds): number {
  return value / oddsUnit;
}

export function decimalFromOdds(value: Odds): number {
  return (value + oddsUnit) / oddsUnit;
}

function toTenThousandths(value: unknown): number {
  if (typeof value === 'number') return Math.round(value * oddsUnit);
  if (typeof value === 'string' && /^\d{1,7}(\.\d{1,12})?$/.test(value)) {
    return Math.round(Number(value) * oddsUnit);
  }
  return Number.NaN;
}

function within(tenThousandths: number): Odds | undefined {
  return isOdds(tenThousandths) ? tenThousandths : undefined;
}

function refuse(value: number | string, expected: string): never {
  throw new RangeError(`${value} is not ${expected}`);
}
