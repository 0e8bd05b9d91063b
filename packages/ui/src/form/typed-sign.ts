import type { FormEvent } from 'react';

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
