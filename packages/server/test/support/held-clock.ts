import type { Cancel, Clock } from '@maidan/betting';

/** A clock that runs as the machine's until it is held; from then on rounds and flights wait until it is moved. */
export interface HeldClock extends Clock {
  hold(): void;
  /** Only when held: runs what falls due within the step, in order, each at its own moment. */
  move(byMs: number): void;
}

/** Pauses as short as this also end by the machine's clock while time is held: those between two messages to pages. */
const shortMs = 500;

interface Due {
  readonly atMs: number;
  readonly isShort: boolean;
  readonly act: () => void;
  timer: NodeJS.Timeout | undefined;
}

/** `startMs` is the time of day at `realMs()` = 0. */
export function heldClock(startMs: number, realMs: () => number): HeldClock {
  let heldAt: number | undefined;
  const waiting = new Set<Due>();
  const elapsed = () => heldAt ?? realMs();

  function run(due: Due): void {
    if (!waiting.delete(due)) return;
    clearTimeout(due.timer);
    due.act();
  }

  function setTimer(due: Due): void {
    if (heldAt === undefined || due.isShort)
      due.timer = setTimeout(() => run(due), Math.max(0, due.atMs - elapsed()));
  }

  function earliest(untilMs: number): Due | undefined {
    let first: Due | undefined;
    for (const due of waiting)
      if (due.atMs <= untilMs && (first === undefined || due.atMs < first.atMs)) first = due;
    return first;
  }

  return {
    now: () => Math.floor(startMs + elapsed()),
    elapsed,
    after(delayMs, act): Cancel {
      const due: Due = { atMs: elapsed() + delayMs, isShort: delayMs <= shortMs, act, timer: undefined };
      waiting.add(due);
      setTimer(due);
      return () => {
        clearTimeout(due.timer);
        waiting.delete(due);
      };
    },
    hold() {
      heldAt ??= realMs();
      for (const due of waiting) if (!due.isShort) clearTimeout(due.timer);
    },
    move(byMs) {
      if (heldAt === undefined) throw new Error('the clock runs by itself: hold it first');
      const untilMs = heldAt + byMs;
      for (let due = earliest(untilMs); due; due = earliest(untilMs)) {
        heldAt = Math.max(heldAt, due.atMs);
        run(due);
      }
      heldAt = untilMs;
    },
  };
}

/** A clock that wakes late: whatever fell due on the way is done once, at the end of the leap. */
export interface LeapClock extends Clock {
  leap(byMs: number): void;
}

interface LateDue {
  readonly atMs: number;
  readonly act: () => void;
}

export function leapClock(startMs: number): LeapClock {
  let nowMs = startMs;
  const waiting = new Set<LateDue>();
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
