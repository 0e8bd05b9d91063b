import type { Clock } from '@maidan/betting';

/** `now` comes from main.ts, the only file that may read the machine's clock. */
export function realClock(now: () => number): Clock {
  return {
    now,
    elapsed: () => performance.now(),
    after(delayMs, act) {
      const timer = setTimeout(act, delayMs);
      return () => clearTimeout(timer);
    },
  };
}
