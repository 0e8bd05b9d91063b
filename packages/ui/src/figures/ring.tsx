import { classes } from '../classes.ts';

interface RingProps {
  readonly seconds: number;
  readonly total: number;
  readonly trackLook: string;
  readonly lineLook: string;
}

/** The remaining part of a countdown, around its figure. */
export function Ring({ seconds, total, trackLook, lineLook }: RingProps) {
  const left = total > 0 ? Math.min(1, Math.max(0, seconds / total)) : 0;
  const circle = { cx: 18, cy: 18, r: 15.5, fill: 'none', strokeWidth: 3.5 };
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className="absolute inset-0 -rotate-90">
      <circle {...circle} className={trackLook} />
      <circle
        {...circle}
        pathLength="1"
        strokeDasharray="1"
        strokeDashoffset={1 - left}
        // A zero-length line with round ends would still be drawn as a dot.
        className={classes(lineLook, left === 0 && 'opacity-0')}
      />
    </svg>
  );
}
