import type { Clock } from '@maidan/betting';

/** How late draws are: by the monotonic clock for those that became due while the house ran. */
export interface Lateness {
  /** Since the draw was due, in milliseconds; to be asked once it is. */
  of(draw: string, drawAt: number): number;
  /** The house has done what was due: whatever becomes due later does so while it runs. */
  looked(): void;
}

/**
 * A house that was away is late by the time of day. One that was there sees a draw become due, and a clock that is set
 * forward does not make it late.
 */
export function createLateness(clock: Clock): Lateness {
  const dueSince = new Map<string, number>();
  let hasLooked = false;
  return {
    of(draw, drawAt) {
      const elapsed = clock.elapsed();
      const since = dueSince.get(draw) ?? (hasLooked ? elapsed : elapsed - (clock.now() - drawAt));
      dueSince.set(draw, since);
      return elapsed - since;
    },
    looked() {
      hasLooked = true;
    },
  };
}
