import type { Cancel, Clock } from './clock.ts';

/** A clock that moves only when told, for replays and tests. */
export interface ManualClock extends Clock {
  /** Runs what falls due on the way, in order of time and then of asking. */
  advance(byMs: number): void;
}

interface Due {
  readonly atMs: number;
  readonly act: () => void;
}

export function manualClock(startMs: number): ManualClock {
  let nowMs = startMs;
  const waiting = new Set<Due>();

  function earliest(untilMs: number): Due | undefined {
    let first: Due | undefined;
    for (const due of waiting) {
      if (due.atMs <= untilMs && (first === undefined || due.atMs < first.atMs)) first = due;
    }
    return first;
  }

  return {
    now: () => nowMs,
    after(delayMs: number, act: () => void): Cancel {
      const due = { atMs: nowMs + Math.max(0, delayMs), act };
      waiting.add(due);
      return () => waiting.delete(due);
    },
    advance(byMs: number): void {
      const untilMs = nowMs + byMs;
      for (let due = earliest(untilMs); due; due = earliest(untilMs)) {
        waiting.delete(due);
        nowMs = Math.max(nowMs, due.atMs);
        due.act();
      }
      nowMs = untilMs;
    },
  };
}
