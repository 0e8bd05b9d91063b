import type { Clock } from '@maidan/betting';

/** Only for measuring: what time it is, the house says (watch-match). */
export const browserClock: Clock = {
  now: () => performance.now(),
  elapsed: () => performance.now(),
  after: (delayMs, act) => {
    const timer = setTimeout(act, delayMs);
    return () => clearTimeout(timer);
  },
};
