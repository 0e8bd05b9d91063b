import type { Clock } from '@maidan/betting';

/** `now` comes from main.ts, which alone may ask the machine for the time. */
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
