import { formatSummary } from '../../format/coins.ts';

/** An amount as it is typed: digits in groups, nothing for 0. */
export const groupDigits = (amount: number): string => (amount === 0 ? '' : formatSummary(amount));

export const countDigits = (text: string): number => text.replace(/\D/g, '').length;

/** Where in the text so many digits lie before the caret: groups that come and go must not move it. */
export function caretAfterDigits(text: string, digits: number): number {
  let left = digits;
  let place = 0;
  while (left > 0 && place < text.length) {
    if (/\d/.test(text.charAt(place))) left -= 1;
    place += 1;
  }
  return place;
}
