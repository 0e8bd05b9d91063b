import type { Clock } from '@maidan/betting';

/** How far a provider's clock may be from ours, either way. */
export const clockToleranceMs = 60_000;

export type Freshness = 'fresh' | 'old' | 'used' | 'too-many';

export interface UsedNonces {
  /** Uses up the nonce of a properly signed call. */
  take(provider: string, nonce: string, timestamp: number): Freshness;
}

/**
 * Nonces of calls whose time is still accepted; their number is limited, as a provider's calls are. They are in memory: a
 * call signed before this process started is too old, so that a nonce cannot be reused after a restart.
 */
export function createUsedNonces(clock: Clock, most = 200_000): UsedNonces {
  const startedAt = clock.now();
  const used = new Map<string, number>();
  let sweptAt = startedAt;

  function sweep(now: number): void {
    if (now - sweptAt < clockToleranceMs && used.size < most) return;
    sweptAt = now;
    for (const [key, timestamp] of used) if (now - timestamp > clockToleranceMs) used.delete(key);
  }

  return {
    take(provider, nonce, timestamp) {
      const now = clock.now();
      if (Math.abs(now - timestamp) > clockToleranceMs || timestamp < startedAt) return 'old';
      sweep(now);
      const key = `${provider}/${nonce}`;
      if (used.has(key)) return 'used';
      if (used.size >= most) return 'too-many';
      used.set(key, timestamp);
      return 'fresh';
    },
  };
}
