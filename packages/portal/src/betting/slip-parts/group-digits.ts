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

/**
 * The text around the caret without the commas of its groups. A comma that was just typed is a decimal point: many
 * keyboards for numbers have no other.
 */
export function ungroup(
  text: string,
  caret: number,
  isCommaTyped: boolean,
): { before: string; after: string } {
  const typed = text.slice(0, caret);
  const before = isCommaTyped && typed.endsWith(',') ? `${typed.slice(0, -1)}.` : typed;
  return { before: before.replaceAll(',', ''), after: text.slice(caret).replaceAll(',', '') };
}
