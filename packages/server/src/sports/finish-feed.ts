import type { Cancel, Clock } from '@maidan/betting';

/** What failed waits for the feed's next beat; that of a feed which is over, for so long. */
const retryMs = 1_000;

export interface FinishFeed {
  /** The feed is over. */
  begin(): void;
  /** To be called whenever a finished match has left the board. */
  endIfDone(): void;
  close(): void;
}

/** Sees to it that the last words of a feed that is over reach the books, and says when nothing of it is left. */
export function finishFeed(
  clock: Clock,
  parts: {
    /** Whether everything it said is in the books. */
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
