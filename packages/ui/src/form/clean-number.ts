import { latinDigits } from '../format/latin-digits.ts';

export type NumberShape = { readonly digitsMax?: number | undefined; readonly decimals?: number | undefined };

/**
 * A point, the Arabic sign, or a comma before the last one or two digits: many keyboards for numbers have no other
 * decimal sign. Any other comma separates groups of digits.
 */
const decimalSign = /[.٫]|,(?=\d{0,2}$)/g;

/** Text with Latin digits and a point for a decimal sign. */
export const withPoint = (text: string): string => latinDigits(text).replace(decimalSign, '.');

/** What is kept of typed text: digits, one decimal point where allowed, no leading zero before a digit. */
export function cleanNumber(text: string, { digitsMax = 10, decimals = 0 }: NumberShape = {}): string {
  const [whole = '', ...fractions] = withPoint(text)
    .replace(/[^\d.]/g, '')
    .split('.');
  const kept = whole.replace(/^0+(?=\d)/, '').slice(0, digitsMax);
  if (decimals === 0 || fractions.length === 0) return kept;
  return `${kept || '0'}.${fractions.join('').slice(0, decimals)}`;
}

export type NumberBounds = { readonly min?: number | undefined; readonly max?: number | undefined };

/** One step up or down, exact in its decimals and kept within the bounds. */
export function stepNumber(value: number, step: number, decimals: number, bounds: NumberBounds = {}): number {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = bounds;
  return Math.min(max, Math.max(min, Number((value + step).toFixed(decimals))));
}
