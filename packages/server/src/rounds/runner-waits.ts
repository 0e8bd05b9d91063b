import type { Cancel, Clock } from '@maidan/betting';
import type { Logger } from '../log.ts';

/** Before a step that failed is tried again, as when the database is away. */
const retryMs = 1000;

/** How a runner waits and tries again, until it is stopped. */
export interface RunnerWaits {
  isStopping(): boolean;
  /** Ends at once when the runner is stopped. */
  wait(ms: number): Promise<void>;
  /** By the clock that never goes back. */
  until(at: number): Promise<void>;
  /** Undefined once the runner is stopped. The act can be done twice without harm. */
  retried<Value>(what: string, act: () => Promise<Value>): Promise<Value | undefined>;
  stop(): void;
}

export function createRunnerWaits(clock: Clock, log: Logger, game: string): RunnerWaits {
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
    wait,
    until: (at) => wait(at - clock.elapsed()),
    async retried(what, act) {
      while (!isStopping()) {
        try {
          return await act();
        } catch (error) {
          if (isStopping()) return undefined;
          log.error({ error, game }, `${game} could not ${what}`);
          await wait(retryMs);
        }
      }
      return undefined;
    },
    stop: () => stopping.abort(),
  };
}
