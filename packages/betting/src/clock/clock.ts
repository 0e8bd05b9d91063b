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

/** A clock that moves only when advanced, for replays and tests. */
export interface ManualClock extends Clock {
  /** Runs the callbacks that fall due within the step, in order of time and then of scheduling. */
  advance(byMs: number): void;
  /** Time passes while nothing runs, as in a process that stands still; then everything due runs, late. */
  standStill(forMs: number): void;
  /** Sets the time of day forward, or back when below zero; no time passes. */
  setBy(byMs: number): void;
}

interface Due {
  readonly atMs: number;
  readonly act: () => void;
}

export function manualClock(startMs: number): ManualClock {
  let elapsedMs = 0;
  let epochMs = startMs;
  const waiting = new Set<Due>();

  function earliest(untilMs: number): Due | undefined {
    let first: Due | undefined;
    for (const due of waiting) {
      if (due.atMs <= untilMs && (first === undefined || due.atMs < first.atMs)) first = due;
    }
    return first;
  }

  return {
    now: () => epochMs + elapsedMs,
    elapsed: () => elapsedMs,
    after(delayMs: number, act: () => void): Cancel {
      const due = { atMs: elapsedMs + Math.max(0, delayMs), act };
      waiting.add(due);
      return () => waiting.delete(due);
    },
    advance(byMs: number): void {
      const untilMs = elapsedMs + byMs;
      for (let due = earliest(untilMs); due; due = earliest(untilMs)) {
        waiting.delete(due);
        elapsedMs = Math.max(elapsedMs, due.atMs);
        due.act();
      }
      elapsedMs = untilMs;
    },
    standStill(forMs) {
      elapsedMs += forMs;
      this.advance(0);
    },
    setBy(byMs) {
      epochMs += byMs;
    },
  };
}
