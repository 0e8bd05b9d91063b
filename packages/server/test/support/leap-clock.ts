import type { Cancel, Clock } from '@maidan/betting';

/** A clock that wakes late: whatever fell due on the way is done once, at the end of the leap. */
export interface LeapClock extends Clock {
  leap(byMs: number): void;
}

interface Due {
  readonly atMs: number;
  readonly act: () => void;
}

export function leapClock(startMs: number): LeapClock {
  let nowMs = startMs;
  const waiting = new Set<Due>();
  return {
    now: () => nowMs,
    elapsed: () => nowMs - startMs,
    after(delayMs: number, act: () => void): Cancel {
      const due = { atMs: nowMs + Math.max(0, delayMs), act };
      waiting.add(due);
      return () => waiting.delete(due);
    },
    leap(byMs) {
      nowMs += byMs;
      const late = [...waiting]
        .filter(({ atMs }) => atMs <= nowMs)
        .sort((one, other) => one.atMs - other.atMs);
      // One that an earlier one cancelled is no longer due.
      for (const due of late) if (waiting.delete(due)) due.act();
    },
  };
}
