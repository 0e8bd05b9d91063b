import { classes } from '../../ui/classes.ts';

const radius = 25;
const round = 2 * Math.PI * radius;
const [soonSeconds, lastSeconds] = [10, 5];

/** Green, amber under ten, red under five, as at the table itself. */
function toneOf(seconds: number): string {
  if (seconds < lastSeconds) return 'text-(--table-last)';
  return seconds < soonSeconds ? 'text-(--table-soon)' : 'text-(--table-win)';
}

interface CardClockProps {
  readonly seconds: number;
  readonly total: number;
  /** The seconds in words. */
  readonly label: string;
}

export function CardClock({ seconds, total, label }: CardClockProps) {
  const left = total > 0 ? Math.min(1, seconds / total) : 0;
  return (
    <span className={classes('relative grid size-9 place-items-center', toneOf(seconds))}>
      <svg viewBox="0 0 60 60" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="30" cy="30" r="28.5" fill="#040a08d1" />
        <circle cx="30" cy="30" r={radius} fill="none" stroke="#ffffff22" strokeWidth="5" />
        <circle
          cx="30"
          cy="30"
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - left)}
          className="motion-safe:transition-[stroke-dashoffset] motion-safe:duration-1000 motion-safe:ease-linear"
        />
      </svg>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="figure tabular relative text-lg leading-none">
        {seconds}
      </span>
    </span>
  );
}
