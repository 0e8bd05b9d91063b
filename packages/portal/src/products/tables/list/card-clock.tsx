import { classes } from '@maidan/ui/classes.ts';
import { SecondsRing } from '@maidan/ui/figures/seconds-ring.tsx';

const [soonSeconds, lastSeconds] = [10, 5];

/** Green, amber under ten, red under five, as at the table itself. */
function toneOf(seconds: number): string {
  if (seconds < lastSeconds) return 'text-(--table-last)';
  return seconds < soonSeconds ? 'text-(--table-soon)' : 'text-(--table-win)';
}

interface CardClockProps {
  readonly seconds: number;
  readonly total: number;
  /** The seconds as text, for screen readers. */
  readonly label: string;
}

export function CardClock({ seconds, total, label }: CardClockProps) {
  return (
    <SecondsRing
      seconds={seconds}
      total={total}
      label={label}
      className={classes('figure bg-[#040a08d1] text-lg leading-none', toneOf(seconds))}
      lineLook="stroke-current [stroke-linecap:round]"
    />
  );
}
