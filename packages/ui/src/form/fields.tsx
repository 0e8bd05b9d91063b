import { type ComponentProps, type ReactNode, useId } from 'react';
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

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby'>;

export function TextField({ label, hint, error, labelHidden, id, className, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} labelHidden={labelHidden}>
      <input
        type="text"
        {...rest}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
        className={classes(controlLook, className)}
      />
    </FieldFrame>
  );
}

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'children' | 'aria-invalid' | 'aria-describedby'> & {
    readonly options: ReadonlyArray<SelectOption>;
    /** Shown, but not selectable, while the value is ''. */
    readonly placeholder?: string | undefined;
  };

export function Select(props: SelectProps) {
  const { label, hint, error, labelHidden, options, placeholder, id, className, ...rest } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} labelHidden={labelHidden}>
      <span className="relative flex">
        <select
          {...rest}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          className={classes(controlLook, 'appearance-none pe-10', className)}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute end-4 top-1/2 size-2 -translate-y-3/4 rotate-45 border-r-2 border-b-2 border-text"
        />
      </span>
    </FieldFrame>
  );
}
