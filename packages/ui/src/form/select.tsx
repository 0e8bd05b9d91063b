import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import { controlLook, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

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
