import type { Clock } from '@maidan/betting';

export interface TokenBucket {
  /** Takes one token; false when there is none. */
  take(): boolean;
}

/** Holds `most` tokens and refills evenly over `perMs`. */
export function tokenBucket(clock: Clock, most: number, perMs: number): TokenBucket {
  let tokens = most;
  let at = clock.elapsed();
  return {
    take() {
      const now = clock.elapsed();
      tokens = Math.min(most, tokens + ((now - at) * most) / perMs);
      at = now;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
