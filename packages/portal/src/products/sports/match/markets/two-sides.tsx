import { classes } from '@maidan/ui/classes.ts';

interface TwoSidesProps {
  readonly first: string;
  readonly second: string;
  readonly className?: string | undefined;
}

/** The titles of the two columns of prices; for screen readers each cell has its own. */
export function TwoSides({ first, second, className }: TwoSidesProps) {
  return (
    <div
      aria-hidden="true"
      className={classes(
        'grid w-34 shrink-0 grid-cols-2 gap-1 text-center text-xs font-semibold text-muted',
        className,
      )}
    >
      <span>{first}</span>
      <span>{second}</span>
    </div>
  );
}
