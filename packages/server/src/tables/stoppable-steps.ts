import type { Cancel, Clock } from '@maidan/betting';

/** Before a step that failed is tried again, as when the database is away. */
const retryMs = 1000;

/** Steps taken one after the other by the clock, until they are stopped. */
export interface StoppableSteps {
  isStopping(): boolean;
  /** Whatever waits goes on at once, and nothing waits any more. */
  stop(): void;
  /** By the clock that never goes back. */
  until(at: number): Promise<void>;
  /** Tries until it succeeds; undefined once stopped. The step must be one that can be taken twice. */
  retried<Value>(what: string, act: () => Promise<Value>): Promise<Value | undefined>;
}

export function createSteps(clock: Clock, onFailed: (what: string, error: unknown) => void): StoppableSteps {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;

  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      if (isStopping() || ms <= 0) return resolve();
      const stop = () => {
        cancel();
        resolve();
      };
      const cancel: Cancel = clock.after(ms, () => {
        stopping.signal.removeEventListener('abort', stop);
        resolve();
      });
      stopping.signal.addEventListener('abort', stop);
    });
  }

  return {
    isStopping,
    stop: () => stopping.abort(),
    until: (at) => wait(at - clock.elapsed()),
    async retried(what, act) {
      while (!isStopping()) {
        try {
          return await act();
        } catch (error) {
          if (isStopping()) return undefined;
          onFailed(what, error);
          await wait(retryMs);
        }
      }
      return undefined;
    },
  };
}
