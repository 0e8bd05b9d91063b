import { isIPv4, isIPv6 } from 'node:net';
import type { Clock } from '@maidan/betting';

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

interface TokenBucket {
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

/**
 * The key that limits count by: an IPv4 address, also where it is written as IPv6, or the /64 of an IPv6 address, which
 * belongs to one subscriber.
 */
export function addressKey(address: string): string {
  if (isIPv4(address)) return address;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return 'unknown';
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight groups of a valid IPv6 address, its last two perhaps written as IPv4. */
function groupsOf(address: string): number[] {
  const [head = [], tail] = address.split('::').map(readGroups);
  if (tail === undefined) return [...head];
  const gap = new Array<number>(8 - head.length - tail.length).fill(0);
  return [...head, ...gap, ...tail];
}

function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

const bytesOf = (group: number): number[] => [group >> 8, group & 0xff];
