import { classes } from '../classes.ts';
import { useColon } from '../labels.ts';
import { Ring } from './ring.tsx';

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
