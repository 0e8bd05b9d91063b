import type { ReactNode } from 'react';
import { IconButton } from '../icons/icon.tsx';
import { Minus, Plus } from '../icons/signs.ts';
import { useUiLabels } from '../labels.ts';

interface StepperProps {
  /** Class names of the row and of its two buttons. */
  readonly look: { readonly row: string; readonly key: string };
  /** What the buttons change. */
  readonly label: string;
  readonly disabled: boolean;
  /** It can not become less. */
  readonly isLeast?: boolean;
  readonly onStep: (direction: 1 | -1) => void;
  readonly children: ReactNode;
}

/** A minus and a plus button around a figure or its field. */
export function Stepper({ look, label, disabled, isLeast = false, onStep, children }: StepperProps) {
  const words = useUiLabels();
  return (
    <div className={look.row}>
      <IconButton
        label={`${words.decrease}${words.colon}${label}`}
        icon={<Minus />}
        disabled={disabled || isLeast}
        className={look.key}
        onClick={() => onStep(-1)}
      />
      {children}
      <IconButton
        label={`${words.increase}${words.colon}${label}`}
        icon={<Plus />}
        disabled={disabled}
        className={look.key}
        onClick={() => onStep(1)}
      />
    </div>
  );
}
