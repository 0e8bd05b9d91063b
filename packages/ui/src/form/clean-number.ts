import type { FormEvent } from 'react';

/** The digits of Arabic and Hindi keyboards, in tens. */
const otherDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';

/** Typed text with its digits as 0 to 9, whatever the keyboard. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[٠-٩۰-۹०-९]/g, (digit) => String(otherDigits.indexOf(digit) % 10));

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

const isDecimalSign = (text: string | undefined | null): boolean => /^[.,٫]$/.test(text ?? '');

/**
 * For a field of whole numbers: a decimal sign that is typed is ignored like any other key that is no digit. In text that is
 * pasted it ends the whole part.
 */
export function ignoreSign(event: FormEvent<HTMLInputElement> & { readonly data?: string | null }): void {
  if (isDecimalSign(event.data)) event.preventDefault();
}

/** Keyboards of phones type what cannot be prevented: the text before the caret without the sign just typed. */
export const withoutTypedSign = (before: string, inserted: string | undefined): string =>
  isDecimalSign(inserted) ? before.slice(0, -1) : before;

/** What the event says it inserted; undefined where it does not say, as when the browser fills the field in. */
export function insertedBy(event: Event): string | undefined {
  if (!(event instanceof InputEvent)) return undefined;
  return event.inputType.startsWith('delete') ? '' : (event.data ?? undefined);
}
