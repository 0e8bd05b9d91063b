import { useHouseTime } from '../live/server-clock.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { timeUntil } from './market-phase.ts';

/** A live countdown. Screen readers can read it, but are not interrupted by it. */
export function TimeLeft({ until, className = '' }: { readonly until: number; readonly className?: string }) {
  const texts = useMatkaTexts();
  const left = timeUntil(until, useHouseTime());
  return (
    <span
      role="timer"
      aria-label={texts.timeLeft(left)}
      dir="ltr"
      className={`tabular mk-figure ${className}`}
    >
      {left}
    </span>
  );
}
