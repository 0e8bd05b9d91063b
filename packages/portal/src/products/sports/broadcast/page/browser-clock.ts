import type { Clock } from '@maidan/betting';

/** Only for measuring intervals: the time of day comes from the server (watch-match). */
export const browserClock: Clock = {
  now: () => performance.now(),
  elapsed: () => performance.now(),
  after: (delayMs, act) => {
    const timer = setTimeout(act, delayMs);
    return () => clearTimeout(timer);
  },
};
