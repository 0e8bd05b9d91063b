export type Cancel = () => void;

/** Time is handed in. Milliseconds since the epoch. */
export interface Clock {
  now(): number;
  after(delayMs: number, act: () => void): Cancel;
}

export function sleep(clock: Clock, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(delayMs, resolve);
  });
}
