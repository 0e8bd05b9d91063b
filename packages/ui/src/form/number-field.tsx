import { type ChangeEvent, type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import { cleanNumber, ignoreSign, insertedBy, withoutTypedSign } from './clean-number.ts';
import { controlLook, describedBy, FieldFrame, type FieldTexts } from './fields.tsx';

type NumberFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'> & {
    readonly value: number;
    readonly onValueChange: (value: number) => void;
    readonly digitsMax?: number | undefined;
  };

/**
 * A whole number. Empty text is 0, and 0 is shown empty; bounds are checked by the form, not while typing.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, labelHidden, value, onValueChange, digitsMax, id, className, ...rest } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;

  function type({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const caret = target.selectionEnd ?? target.value.length;
    const before = withoutTypedSign(target.value.slice(0, caret), insertedBy(nativeEvent));
    onValueChange(Number(cleanNumber(before + target.value.slice(caret), { digitsMax })));
  }

  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} labelHidden={labelHidden}>
      <input
        placeholder="0"
        autoComplete="off"
        {...rest}
        type="text"
        inputMode="numeric"
        id={fieldId}
        value={value === 0 ? '' : String(value)}
        onChange={type}
        onBeforeInput={ignoreSign}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
        className={classes(controlLook, 'tabular', className)}
      />
    </FieldFrame>
  );
}
