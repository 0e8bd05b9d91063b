import { cleanNumber } from '../../../ui/form/clean-number.ts';

/** Document 2, section 5: a negative value or other text becomes 0, and a leading zero is dropped. */
export function cleanStake(typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  const kept = cleanNumber(text, { decimals: 2 });
  // Digits of other scripts are accepted; any other character makes it 0.
  return /^[\p{Nd}]*\.?[\p{Nd}]*$/u.test(text) ? kept : '0';
}
