import type { Cancel, Clock } from '@maidan/betting';
import type { FeedMatch } from '@maidan/feeds';

/** A finished match can still be looked at for so long. */
const finishedKeptMs = 60 * 60_000;

/** Takes finished matches off the board in time, or it would grow as long as the house is open. */
export interface ForgetFinished {
  update(match: FeedMatch): void;
  /** Whether no finished match waits for its time. */
  isEmpty(): boolean;
  close(): void;
}

export function forgetFinished(clock: Clock, forget: (eventId: string) => void): ForgetFinished {
  const waiting = new Map<string, Cancel>();
  return {
    update({ id, status }) {
      waiting.get(id)?.();
      waiting.delete(id);
      if (status !== 'completed' && status !== 'abandoned') return;
      const act = () => {
        waiting.delete(id);
        forget(id);
      };
      waiting.set(id, clock.after(finishedKeptMs, act));
    },
    isEmpty: () => waiting.size === 0,
    close() {
      for (const cancel of waiting.values()) cancel();
      waiting.clear();
    },
  };
}
