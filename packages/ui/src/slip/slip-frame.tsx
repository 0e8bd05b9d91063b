import { Children, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { classes } from '../classes.ts';

interface SlipFormProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

export function SlipForm({ label, className = 'gap-2', onDone, children }: SlipFormProps) {
  return (
    <form
      noValidate
      aria-label={label}
      className={classes('flex flex-col', className)}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      {children}
    </form>
  );
}

interface SlipMessageProps {
  readonly id?: string;
  /** Why the amount would be refused. */
  readonly fault: string | undefined;
  /** Shown when nothing is wrong, such as the limits. */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
}

/** Belongs to the amount, which names its id as its description. */
export function SlipMessage({ id, fault, note, className }: SlipMessageProps) {
  const look = fault === undefined ? 'text-muted' : 'font-medium text-loss';
  return (
    <p id={id} aria-live="polite" className={classes('text-xs', look, className)}>
      {fault ?? note}
    </p>
  );
}

type SlipWarningProps = Pick<ComponentProps<'p'>, 'role' | 'children'>;

/** Why nothing can be placed at the moment. With a role it is always rendered, so that what is added to it is read out. */
export function SlipWarning({ role, children }: SlipWarningProps) {
  return (
    <p role={role} className="rounded-lg bg-raised p-2 text-sm font-semibold text-warning empty:hidden">
      {children}
    </p>
  );
}

interface SlipActionsProps {
  /** The buttons before it. */
  readonly children: ReactNode;
  readonly done: ReactNode;
  readonly doneLook?: string | undefined;
  readonly isBusy: boolean;
  readonly isOff?: boolean;
  /** It can be pressed, but does nothing yet: it must keep its focus. */
  readonly isBlocked?: boolean;
}

/** The row of buttons a slip ends with: the last one sends it. */
export function SlipActions(props: SlipActionsProps) {
  const { children, done, doneLook, isBusy, isOff = false, isBlocked = false } = props;
  const columns = Children.count(children) > 1 ? 'grid-cols-[1fr_1fr_2fr]' : 'grid-cols-[1fr_2fr]';
  return (
    <div className={classes('grid gap-2 *:min-h-13', columns)}>
      {children}
      <Button
        type="submit"
        busy={isBusy}
        disabled={isOff}
        aria-disabled={isBlocked || undefined}
        className={classes(isBlocked && 'opacity-55', doneLook)}
      >
        {done}
      </Button>
    </div>
  );
}
