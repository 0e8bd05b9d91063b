import { timesHundred } from './coins.ts';

/** The rate of a bet in every list and ledger, on any product: odds times 100 with 2 decimals (section 9). */
export function formatRate(odds: number): string {
  return timesHundred(odds).toFixed(2);
}

/** A bet on a launched game has no price, and therefore no rate. */
export function formatBetRate(odds: number): string {
  return odds === 0 ? '–' : formatRate(odds);
}

/** In cells whose prices are whole: odds times 100 with no decimals (section 9). */
export function formatWholeRate(odds: number): string {
  return timesHundred(odds).toFixed(0);
}

export function formatRun(run: number): string {
  return run.toFixed(0);
}

/** Decimal prices: at most 2 decimals, trailing zeros removed (document 2, section 5). */
export function formatPrice(odds: number): string {
  return String(Number(odds.toFixed(2)));
}
