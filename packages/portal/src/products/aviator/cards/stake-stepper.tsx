import { cleanNumber, stepNumber } from '@maidan/ui/form/clean-number.ts';
import { DecimalInput } from '@maidan/ui/slip/decimal-input.tsx';
import { Stepper } from '@maidan/ui/slip/stepper.tsx';
import { useId } from 'react';
import { stakeStep } from './card.ts';

interface StakeStepperProps {
  readonly label: string;
  readonly stake: number;
  readonly disabled: boolean;
  readonly onStake: (stake: number) => void;
}

const decimals = 2;

/** More characters than this do not fit between the two buttons in their usual size. */
const lettersMost = 8;

const stepperLook = {
  row: 'flex min-h-11 items-center rounded-lg border border-line bg-background has-disabled:opacity-60',
  key: 'w-10! text-muted hover:text-text',
};

/** Digits only; the minus and plus buttons and the arrow keys step by ten. */
export function StakeStepper({ label, stake, disabled, onStake }: StakeStepperProps) {
  const id = useId();
  return (
    <Stepper
      look={stepperLook}
      label={label}
      disabled={disabled}
      onStep={(direction) => onStake(stepNumber(stake, direction * stakeStep, decimals))}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <DecimalInput
        id={id}
        value={stake}
        isFixed
        step={stakeStep}
        disabled={disabled}
        clean={(typed) => cleanNumber(typed, { digitsMax: 8, decimals })}
        onValue={onStake}
        className={(text) =>
          `figure tabular min-h-10 w-0 min-w-0 flex-1 rounded-md bg-transparent text-center ${text.length > lettersMost ? 'text-xs!' : 'text-xl!'}`
        }
      />
    </Stepper>
  );
}
