import type { Cancel, Clock } from '@maidan/betting';

/** A failed write is retried on the feed's next call, or after this time once the feed is over. */
const retryMs = 1_000;

export interface FinishFeed {
  /** Called when the feed is over. */
  begin(): void;
  /** Call this whenever a finished match has left the board. */
  endIfDone(): void;
  close(): void;
}

/** Stores the last changes of a feed that is over, and reports when nothing is left of it. */
export function finishFeed(
  clock: Clock,
  parts: {
    /** Whether everything it sent is stored. */
    readonly isStored: () => boolean;
    /** Whether its finished matches have left the board. */
    readonly isForgotten: () => boolean;
    readonly settled: () => Promise<void>;
    readonly retry: () => void;
    readonly onEnded: () => void;
  },
): FinishFeed {
  let cancel: Cancel = () => undefined;
  let isClosed = false;
  let isStored = false;

  async function store(): Promise<void> {
    await parts.settled();
    if (isClosed) return;
    isStored = parts.isStored();
    if (isStored) return endIfDone();
    cancel = clock.after(retryMs, () => {
      parts.retry();
      void store();
    });
  }

  function endIfDone(): void {
    if (isStored && parts.isForgotten()) parts.onEnded();
  }

  return {
    begin: () => void store(),
    endIfDone,
    close() {
      isClosed = true;
      cancel();
    },
  };
}
