import { classes } from '../classes.ts';

type CountdownProps = {
  readonly seconds: number;
  readonly total: number;
  readonly label: string;
  readonly className?: string | undefined;
};

const urgentSeconds = 3;

/** Display only: the caller passes the seconds. */
export function Countdown({ seconds, total, label, className }: CountdownProps) {
  const left = total > 0 ? Math.min(1, Math.max(0, seconds / total)) : 0;
  const whole = Math.max(0, Math.ceil(seconds));
  const urgent = whole <= urgentSeconds;
  return (
    <div
      role="timer"
      aria-label={`${label}: ${whole}`}
      className={classes(
        'relative inline-grid size-12 place-items-center rounded-full bg-surface text-text',
        className,
      )}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="18" cy="18" r="15.5" fill="none" strokeWidth="3.5" className="stroke-line" />
        <circle
          cx="18"
          cy="18"
          r="15.5"
          fill="none"
          strokeWidth="3.5"
          strokeLinecap="round"
          pathLength="1"
          strokeDasharray="1"
          strokeDashoffset={1 - left}
          className={classes(
            'transition-[stroke-dashoffset] duration-1000 ease-linear',
            urgent ? 'stroke-loss' : 'stroke-primary',
            left === 0 && 'opacity-0',
          )}
        />
      </svg>
      <span aria-hidden="true" className={classes('tabular font-bold', urgent && 'text-loss')}>
        {whole}
      </span>
    </div>
  );
}
