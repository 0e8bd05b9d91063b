import { withPoint } from '@maidan/ui/form/clean-number.ts';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { latinDigits } from '@maidan/ui/format/latin-digits.ts';

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
 * The text around the caret without the commas of its groups. A comma in what was inserted, which ends at the caret, may
 * be a decimal one. Where that is unknown, it may be all of the text before the caret.
 */
export function ungroup(text: string, caret: number, inserted?: string): { before: string; after: string } {
  const before = text.slice(0, caret);
  const start = inserted !== undefined && before.endsWith(inserted) ? caret - inserted.length : 0;
  const withoutCommas = (part: string) => part.replaceAll(',', '');
  return {
    before: withoutCommas(before.slice(0, start)) + withoutCommas(withPoint(before.slice(start))),
    after: withoutCommas(text.slice(caret)),
  };
}
