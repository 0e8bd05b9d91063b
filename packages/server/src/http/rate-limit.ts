import type { Clock } from '@maidan/betting';

/** A bucket per key that holds `most` tokens and refills evenly over `perMs`. */
export interface RateLimit {
  /** Takes one token; false when the bucket is empty. */
  take(key: string): boolean;
  /** Gives a token back, for what should not have counted. */
  giveBack(key: string): void;
}

const sweepAbove = 10_000;

export function rateLimit(clock: Clock, most: number, perMs: number): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  let sweptAt = clock.elapsed();

  function refilled(key: string): { tokens: number; at: number } {
    const now = clock.elapsed();
    const bucket = buckets.get(key) ?? { tokens: most, at: now };
    bucket.tokens = Math.min(most, bucket.tokens + ((now - bucket.at) * most) / perMs);
    bucket.at = now;
    buckets.set(key, bucket);
    // A walk through all of them: once in a while, not with every call while there are many.
    if (buckets.size > sweepAbove && now - sweptAt > perMs) sweep(now);
    return bucket;
  }

  function sweep(now: number): void {
    sweptAt = now;
    for (const [key, bucket] of buckets) {
      if (now - bucket.at > perMs) buckets.delete(key);
    }
  }

  return {
    take(key) {
      const bucket = refilled(key);
      if (bucket.tokens < 1) return false;
      bucket.tokens -= 1;
      return true;
    },
    giveBack(key) {
      const bucket = refilled(key);
      bucket.tokens = Math.min(most, bucket.tokens + 1);
    },
  };
}
