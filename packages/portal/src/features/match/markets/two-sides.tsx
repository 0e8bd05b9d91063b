import { classes } from '../../../ui/classes.ts';

interface TwoSidesProps {
  readonly first: string;
  readonly second: string;
  readonly className?: string | undefined;
}

/** Names the two columns of prices; each cell says the same to those who do not see them. */
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
