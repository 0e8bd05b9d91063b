type ClockTone = 'calm' | 'soon' | 'last';

export function clockTone(secondsLeft: number): ClockTone {
  if (secondsLeft < 5) return 'last';
  return secondsLeft < 10 ? 'soon' : 'calm';
}

/** The share of the ring that has elapsed, from 0 to 1. */
export function ringGone(secondsLeft: number, secondsTotal: number): number {
  if (secondsTotal <= 0) return 1;
  return 1 - Math.min(1, Math.max(0, secondsLeft / secondsTotal));
}

export interface ClockState {
  readonly secondsLeft: number;
  readonly secondsTotal: number;
  /** The label of the time until the next round, such as Next. */
  readonly next?: string;
}

const round = 2 * Math.PI * 25;

/** Seconds in a ring: green, amber under ten, red under five. */
export function Clock({ secondsLeft, secondsTotal, next }: ClockState) {
  const isNext = next !== undefined;
  return (
    <div
      className="mt-clock"
      role="timer"
      data-tone={isNext ? 'next' : clockTone(secondsLeft)}
      data-small={isNext || undefined}
    >
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <circle cx="30" cy="30" r="28.5" className="mt-clock-ground" />
        <circle cx="30" cy="30" r="25" className="mt-clock-track" />
        <circle
          cx="30"
          cy="30"
          r="25"
          className="mt-clock-ring"
          strokeDasharray={round}
          strokeDashoffset={round * ringGone(secondsLeft, secondsTotal)}
        />
      </svg>
      <span className="mt-clock-words">
        {isNext && <small className="mt-clock-next">{next}</small>}
        <b className="mt-clock-seconds">{secondsLeft}</b>
      </span>
    </div>
  );
}
