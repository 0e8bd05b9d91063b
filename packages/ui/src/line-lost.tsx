import { classes } from './classes.ts';
import { WifiOff } from './icons/signs.ts';

interface LineLostProps {
  readonly says: string;
  readonly role?: 'alert';
  readonly className: string;
}

/** Warns that the content may be out of date. */
export function LineLost({ says, role, className }: LineLostProps) {
  return (
    <p
      role={role}
      className={classes(
        'flex items-center gap-2 rounded-lg px-3 py-2 text-sm font-semibold text-warning',
        className,
      )}
    >
      <WifiOff aria-hidden="true" className="size-4 shrink-0" />
      {says}
    </p>
  );
}
