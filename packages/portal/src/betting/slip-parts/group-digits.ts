import { formatSummary } from '../../format/coins.ts';
import { latinDigits } from '../../format/latin-digits.ts';

/** An amount in the input field: grouped digits, empty for 0. */
export const groupDigits = (amount: number): string => (amount === 0 ? '' : formatSummary(amount));

export const countDigits = (text: string): number => latinDigits(text).replace(/\D/g, '').length;

/** The caret position after this many digits: added and removed commas must not move it. */
export function caretAfterDigits(text: string, digits: number): number {
  let left = digits;
  let place = 0;
  while (left > 0 && place < text.length) {
    if (/\d/.test(text.charAt(place))) left -= 1;
    place += 1;
  }
  return place;
}
