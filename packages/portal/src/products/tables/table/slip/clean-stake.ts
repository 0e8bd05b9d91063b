import { cleanNumber, withPoint } from '@maidan/ui/form/clean-number.ts';

/** Document 2, section 5: a negative value or other text becomes 0, and a leading zero is dropped. */
export function cleanStake(typed: string): string {
  const text = withPoint(typed.trim());
  if (text === '') return '';
  const kept = cleanNumber(text, { decimals: 2 });
  return /^\d*\.?\d*$/.test(text) ? kept : '0';
}
