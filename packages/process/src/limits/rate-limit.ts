import type { Clock } from '@maidan/betting';
import { type TokenBucket, tokenBucket } from './token-bucket.ts';

/** A bucket per key that holds `most` tokens and refills evenly over `perMs`. */
export interface RateLimit {
  /** Takes one token; false when the bucket is empty. */
  take(key: string): boolean;
  /** Returns a token that should not have been taken. */
  giveBack(key: string): void;
}

const sweepAbove = 10_000;

export function rateLimit(clock: Clock, most: number, perMs: number): RateLimit {
  const buckets = new Map<string, TokenBucket>();
  let sweptAt = clock.elapsed();

  function bucketOf(key: string): TokenBucket {
    const known = buckets.get(key);
    if (known !== undefined) return known;
    const made = tokenBucket(clock, most, perMs);
    buckets.set(key, made);
    // A sweep visits every bucket, so it runs once in a while, not with every call.
    if (buckets.size > sweepAbove && clock.elapsed() - sweptAt > perMs) sweep();
    return made;
  }

  function sweep(): void {
    sweptAt = clock.elapsed();
    for (const [key, bucket] of buckets) if (sweptAt - bucket.usedAt() > perMs) buckets.delete(key);
  }

  return {
    take: (key) => bucketOf(key).take(),
    giveBack: (key) => bucketOf(key).giveBack(),
  };
}
