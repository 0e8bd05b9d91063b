/** The digits of Arabic and Hindi keyboards, in tens. */
const otherDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';

/** Typed text with its digits as 0 to 9, whatever the keyboard. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[٠-٩۰-۹०-९]/g, (digit) => String(otherDigits.indexOf(digit) % 10));
