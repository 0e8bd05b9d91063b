import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import { controlLook, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

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
