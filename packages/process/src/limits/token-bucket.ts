import type { Clock } from '@maidan/betting';

export interface TokenBucket {
  /** Takes one token; false when there is none. */
  take(): boolean;
  /** Returns a token that should not have been taken. */
  giveBack(): void;
  /** When it was last used, by the monotonic clock. */
  usedAt(): number;
}

/** Holds `most` tokens and refills evenly over `perMs`. */
export function tokenBucket(clock: Clock, most: number, perMs: number): TokenBucket {
  let tokens = most;
  let at = clock.elapsed();

  function refill(): void {
    const now = clock.elapsed();
    tokens = Math.min(most, tokens + ((now - at) * most) / perMs);
    at = now;
  }

  return {
    take() {
      refill();
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
    giveBack() {
      refill();
      tokens = Math.min(most, tokens + 1);
    },
    usedAt: () => at,
  };
}
