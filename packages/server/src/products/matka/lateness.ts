import type { Clock } from '@maidan/betting';

/** How late draws are, by the monotonic clock for draws that became due while the house ran. */
export interface Lateness {
  /** Milliseconds since the draw was due; call it only once it is due. */
  of(draw: string, drawAt: number): number;
  /** Called when the house has done what was due: later draws become due while it runs. */
  looked(): void;
}

/**
 * For a house that was down, lateness is measured by the time of day. A running house notes when a draw becomes due, so that
 * setting the clock forward does not make it late.
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
