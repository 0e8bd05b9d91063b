import { classes } from '../classes.ts';
import { Ring } from './ring.tsx';

interface SecondsRingProps {
  readonly seconds: number;
  readonly total: number;
  /** The seconds as text, for screen readers. */
  readonly label: string;
  readonly className: string;
  readonly lineLook: string;
}

/** The seconds left to bet, over a picture. */
export function SecondsRing({ seconds, total, label, className, lineLook }: SecondsRingProps) {
  return (
    <span className={classes('relative grid size-9 shrink-0 place-items-center rounded-full', className)}>
      <Ring seconds={seconds} total={total} trackLook="stroke-white/20" lineLook={lineLook} />
      <span aria-hidden="true" className="tabular relative">
        {seconds}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
