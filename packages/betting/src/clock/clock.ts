export type Cancel = () => void;

/** Passed in wherever time matters, so that tests and replays can set it. */
export interface Clock {
  /** The time of day, in milliseconds since the epoch. It jumps when the machine's clock is set. */
  now(): number;
  /** Milliseconds since an arbitrary moment, never going back: for limits, ages and countdowns. */
  elapsed(): number;
  after(delayMs: number, act: () => void): Cancel;
}

export function sleep(clock: Clock, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(delayMs, resolve);
  });
}
