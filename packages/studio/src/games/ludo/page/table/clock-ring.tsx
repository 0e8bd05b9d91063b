import { useNow } from '@maidan/ui/format/now.ts';
import { useEffect } from 'react';
import { useStudio } from '../../../../pages/session/studio-context.ts';
import { useLudoTexts } from '../texts/load-ludo-texts.ts';

const buzzSeconds = 3;
const buzzMs = 60;

/** Warns in the last three seconds of the player's own clock. */
function useBuzz(isDue: boolean, seconds: number): void {
  const { sounds } = useStudio();
  useEffect(() => {
    if (!isDue || seconds < 1 || seconds > buzzSeconds) return;
    sounds.play('tick');
    // Not every browser supports it, and a frame may not be allowed to.
    if (seconds === buzzSeconds) navigator.vibrate?.(buzzMs);
  }, [isDue, seconds, sounds]);
}

interface ClockRingProps {
  readonly endsAtMs: number;
  readonly totalMs: number;
  /** It is the player's turn, as shown. */
  readonly isYours: boolean;
  /** The player has to act before the end. */
  readonly isDue: boolean;
}

const tickMs = 250;

const mark = (seconds: number): string => {
  if (seconds <= 3) return 'late';
  return seconds <= 5 ? 'soon' : 'ample';
};

export function ClockRing({ endsAtMs, totalMs, isYours, isDue }: ClockRingProps) {
  const texts = useLudoTexts();
  const msLeft = Math.max(0, endsAtMs - useNow(tickMs));
  const seconds = Math.ceil(msLeft / 1000);
  const left = Math.min(1, msLeft / totalMs);
  useBuzz(isDue, seconds);
  return (
    <div
      className="lu-clock"
      role="timer"
      aria-label={texts.turn.clock(seconds)}
      data-mark={mark(seconds)}
      data-yours={isYours || undefined}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17" className="lu-clock-path" />
        <circle
          cx="20"
          cy="20"
          r="17"
          pathLength="1"
          strokeDasharray="1"
          strokeDashoffset={1 - left}
          className="lu-clock-left"
        />
      </svg>
      <span className="st-figure" aria-hidden="true">
        {seconds}
      </span>
    </div>
  );
}
