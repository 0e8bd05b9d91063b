import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';

type SwitchProps = Omit<ComponentProps<'button'>, 'type' | 'role' | 'onClick' | 'children'> & {
  readonly label: string;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
};

export function Switch(props: SwitchProps) {
  const { label, checked, onCheckedChange, className, ...rest } = props;
  return (
    <label
      className={classes(
        'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-between gap-3 has-disabled:text-muted',
        className,
      )}
    >
      <span>{label}</span>
      <button
        {...rest}
        type="button"
        role="switch"
        aria-checked={checked}
        onClick={() => onCheckedChange(!checked)}
        className="relative h-7 w-12 shrink-0 rounded-full bg-edge transition-colors duration-150 disabled:opacity-55 aria-checked:bg-win"
      >
        <span
          aria-hidden="true"
          className={classes(
            'absolute top-0.5 size-6 rounded-full bg-surface transition-[inset-inline-start] duration-150',
            checked ? 'start-5.5' : 'start-0.5',
          )}
        />
      </button>
    </label>
  );
}
