import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button.tsx';
import { useUiLabels } from '../labels.ts';
import { cleanNumber, stepNumber } from './clean-number.ts';
import { controlLook, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

type NumberFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onKeyDown' | 'type' | 'min' | 'max' | 'step'> & {
    readonly value: number;
    readonly onValueChange: (value: number) => void;
    readonly min?: number | undefined;
    readonly max?: number | undefined;
    readonly digitsMax?: number | undefined;
    readonly decimals?: number | undefined;
    /** Given, the field has a button on each side; from the keyboard, the up and down arrows do the same. */
    readonly step?: number | undefined;
  };

/** Empty or unreadable text is 0; bounds are the steps' and the form's business, never a surprise while typing. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, labelHidden, value, onValueChange, ...withoutTexts } = props;
  const { min, max, digitsMax, decimals, step, id, className, ...rest } = withoutTexts;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const words = useUiLabels();
  const [draft, setDraft] = useState('');
  // While what is typed still means the value it is shown as typed: '1.' is on its way to 1.5.
  const text = Number(draft) === value && (draft !== '' || value === 0) ? draft : String(value);

  const type = (typed: string) => {
    const kept = cleanNumber(typed, { digitsMax, decimals });
    setDraft(kept);
    onValueChange(Number(kept));
  };
  const stepBy = (by: number) => onValueChange(stepNumber(value, by, decimals ?? 0, { min, max }));
  const stepByArrows = (event: KeyboardEvent<HTMLInputElement>) => {
    const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || sign === undefined) return;
    event.preventDefault();
    stepBy(sign * step);
  };

  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} labelHidden={labelHidden}>
      <div className="flex items-center gap-1">
        {step !== undefined && (
          <IconButton
            tabIndex={-1}
            label={`${words.decrease}: ${label}`}
            icon={<Minus />}
            onClick={() => stepBy(-step)}
          />
        )}
        <input
          placeholder="0"
          autoComplete="off"
          {...rest}
          type="text"
          inputMode={decimals ? 'decimal' : 'numeric'}
          id={fieldId}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={stepByArrows}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          className={classes(controlLook, 'tabular', step !== undefined && 'text-center', className)}
        />
        {step !== undefined && (
          <IconButton
            tabIndex={-1}
            label={`${words.increase}: ${label}`}
            icon={<Plus />}
            onClick={() => stepBy(step)}
          />
        )}
      </div>
    </FieldFrame>
  );
}
