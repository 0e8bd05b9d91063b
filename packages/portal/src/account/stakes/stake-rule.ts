import { latinDigits } from '@maidan/ui/format/latin-digits.ts';

/**
 * Document 1, section 5: only digits, up to 10 of them, empty allowed. Digits of any keyboard, as 0 to 9; undefined
 * for anything else.
 */
export function readStake(typed: string): string | undefined {
  const text = latinDigits(typed);
  return /^\d{0,10}$/.test(text) ? text : undefined;
}

/** A stake below every match's minimum. An empty field is no stake, so it is not below. */
export const isBelow = (text: string, least: number): boolean => text !== '' && Number(text) < least;
