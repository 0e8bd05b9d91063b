import { classes } from '../classes.ts';
import { useColon } from '../labels.ts';

type CountdownProps = {
  readonly seconds: number;
  readonly total: number;
  readonly label: string;
  readonly className?: string | undefined;
};

const urgentSeconds = 3;

/** Display only: the caller passes the seconds. */
export function Countdown({ seconds, total, label, className }: CountdownProps) {
  const colon = useColon();
  const whole = Math.max(0, Math.ceil(seconds));
  const urgent = whole <= urgentSeconds;
  return (
    <div
      role="timer"
      aria-label={`${label}${colon}${whole}`}
      className={classes(
        'relative inline-grid size-12 place-items-center rounded-full bg-surface text-text',
        className,
      )}
    >
      <Ring
        seconds={seconds}
        total={total}
        trackLook="stroke-line"
        lineLook={classes(
          'transition-[stroke-dashoffset] duration-1000 ease-[steps(8)] [stroke-linecap:round]',
          urgent ? 'stroke-loss' : 'stroke-primary',
        )}
      />
      <span aria-hidden="true" className={classes('tabular font-bold', urgent && 'text-loss')}>
        {whole}
      </span>
    </div>
  );
}

interface RingProps {
  readonly seconds: number;
  readonly total: number;
  readonly trackLook: string;
  readonly lineLook: string;
}

/** The remaining part of a countdown, around its figure. */
function Ring({ seconds, total, trackLook, lineLook }: RingProps) {
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
