export type ClockTone = 'calm' | 'soon' | 'last';

export function clockTone(secondsLeft: number): ClockTone {
  if (secondsLeft < 5) return 'last';
  return secondsLeft < 10 ? 'soon' : 'calm';
}

/** The share of the ring that has elapsed, from 0 to 1. */
export function ringGone(secondsLeft: number, secondsTotal: number): number {
  if (secondsTotal <= 0) return 1;
  return 1 - Math.min(1, Math.max(0, secondsLeft / secondsTotal));
}
