import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export type FieldTexts = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly labelHidden?: boolean | undefined;
};

type FieldFrameProps = FieldTexts & { readonly id: string; readonly children: ReactNode };

export const controlLook =
  'min-h-11 w-full min-w-0 rounded-lg border border-edge bg-surface px-3 text-text placeholder:text-muted disabled:opacity-60 aria-invalid:border-loss aria-invalid:bg-loss/6';

export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return ids === '' ? undefined : ids;
}

/** Label, control, error and hint, linked by ids derived from one. */
export function FieldFrame({ id, label, hint, error, labelHidden = false, children }: FieldFrameProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={classes('text-sm font-medium', labelHidden && 'sr-only')}>
        {label}
      </label>
      {children}
      <div aria-live="polite" className="contents">
        {error && (
          <p id={`${id}-error`} className="text-sm font-medium text-loss">
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
