import { stepNumber } from '@maidan/ui/form/clean-number.ts';
import { controlLook, FieldFrame } from '@maidan/ui/form/fields.tsx';
import { formatPrice } from '@maidan/ui/format/rates.ts';
import { DecimalInput } from '@maidan/ui/slip/decimal-input.tsx';
import { Stepper } from '@maidan/ui/slip/stepper.tsx';
import { useId } from 'react';
import { rateStep } from './table-bet.ts';

interface StakeFieldProps {
  readonly label: string;
  readonly stake: number;
  readonly disabled: boolean;
  /** The id of the text that says the limits, or why the stake will be refused. */
  readonly noteId: string;
  readonly isRefused: boolean;
  readonly onStake: (stake: number) => void;
}

export function StakeField({ label, stake, onStake, ...field }: StakeFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <DecimalInput
        {...field}
        id={id}
        value={stake}
        onValue={onStake}
        className={() => `${controlLook} figure tabular text-xl!`}
      />
    </FieldFrame>
  );
}

interface RateFieldProps {
  readonly label: string;
  readonly rate: number;
  readonly disabled: boolean;
  readonly onRate: (rate: number) => void;
}

const stepperLook = {
  row: 'flex min-h-11 items-center justify-between rounded-lg border border-edge bg-background',
  key: '',
};

/** The rate, with buttons that change it by a hundredth (document 2, section 5). */
export function RateField({ label, rate, disabled, onRate }: RateFieldProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-1">
      <span id={id} className="text-sm font-medium">
        {label}
      </span>
      <Stepper
        look={stepperLook}
        label={label}
        disabled={disabled}
        onStep={(direction) => onRate(stepNumber(rate, direction * rateStep, 2, { min: 1 }))}
      >
        <output dir="ltr" className="figure tabular text-xl">
          {formatPrice(rate)}
        </output>
      </Stepper>
    </fieldset>
  );
}
