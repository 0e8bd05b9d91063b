import type { Cancel, Clock } from '@maidan/betting';
import type { FeedMatch } from '@maidan/feeds';

/** How long a finished match stays on the board. */
const finishedKeptMs = 60 * 60_000;

/** Removes finished matches from the board after a while, or the board would only grow. */
export interface ForgetFinished {
  update(match: FeedMatch): void;
  /** Whether no finished match is waiting to be removed. */
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
