import { useLudoTexts } from '../texts/use-ludo-texts.ts';

interface ClockRingProps {
  readonly msLeft: number | undefined;
  readonly totalMs: number;
  readonly isYours: boolean;
}

const mark = (seconds: number): string => {
  if (seconds <= 3) return 'late';
  return seconds <= 5 ? 'soon' : 'ample';
};

export function ClockRing({ msLeft, totalMs, isYours }: ClockRingProps) {
  const texts = useLudoTexts();
  if (msLeft === undefined) return <span className="lu-clock" />;
  const seconds = Math.max(0, Math.ceil(msLeft / 1000));
  const left = Math.min(1, Math.max(0, msLeft / totalMs));
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
