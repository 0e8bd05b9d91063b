import { cleanNumber, stepNumber } from '@maidan/ui/form/clean-number.ts';
import { Minus, Plus } from '@maidan/ui/icons/signs.ts';
import { useUiLabels } from '@maidan/ui/labels.ts';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
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
const keySteps: Readonly<Record<string, number>> = { ArrowUp: stakeStep, ArrowDown: -stakeStep };

/** Digits only; the minus and plus buttons and the arrow keys step by ten. */
export function StakeStepper({ label, stake, disabled, onStake }: StakeStepperProps) {
  const id = useId();
  const words = useUiLabels();
  const [draft, setDraft] = useState<string>();
  const text = draft ?? stake.toFixed(decimals);
  const stepBy = (by: number) => onStake(stepNumber(stake, by, decimals));

  function type(typed: string): void {
    const kept = cleanNumber(typed, { digitsMax: 8, decimals });
    setDraft(kept);
    onStake(Number(kept));
  }
  function stepByArrows(event: KeyboardEvent): void {
    const by = keySteps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setDraft(undefined);
    stepBy(by);
  }

  return (
    <div className="flex min-h-11 items-center rounded-lg border border-line bg-background has-disabled:opacity-60">
      <StepButton
        label={`${words.decrease}${words.colon}${label}`}
        disabled={disabled}
        onStep={() => stepBy(-stakeStep)}
      >
        <Minus aria-hidden="true" className="size-4.5" />
      </StepButton>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        disabled={disabled}
        value={text}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => setDraft(undefined)}
        onKeyDown={stepByArrows}
        className={`figure tabular min-h-10 w-0 min-w-0 flex-1 rounded-md bg-transparent text-center ${text.length > lettersMost ? 'text-xs!' : 'text-xl!'}`}
      />
      <StepButton
        label={`${words.increase}${words.colon}${label}`}
        disabled={disabled}
        onStep={() => stepBy(stakeStep)}
      >
        <Plus aria-hidden="true" className="size-4.5" />
      </StepButton>
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onStep: () => void;
  readonly children: ReactNode;
}

function StepButton({ label, disabled, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onStep}
      className="grid min-h-11 w-10 shrink-0 place-items-center rounded-lg text-muted hover:text-text"
    >
      {children}
    </button>
  );
}
