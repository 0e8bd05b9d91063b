import type { Cancel, Clock } from '@maidan/betting';
import { createFaultLog } from '@maidan/process/fault-log.ts';
import type { Logger } from '@maidan/process/log.ts';

/** The wait before a failed step is retried, for example while the database is down. */
const retryMs = 1000;

/** Waits and retries of a runner, until it is stopped. */
export interface RunnerWaits {
  isStopping(): boolean;
  /** Ends at once when the runner is stopped. */
  wait(ms: number): Promise<void>;
  /** By the monotonic clock. */
  until(at: number): Promise<void>;
  /** Retries until the act succeeds; undefined once the runner is stopped. The act must be safe to repeat. */
  retried<Value>(what: string, act: () => Promise<Value>): Promise<Value | undefined>;
  stop(): void;
}

export function createRunnerWaits(clock: Clock, log: Logger, game: string): RunnerWaits {
  const faults = createFaultLog(clock, log, game);
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
      for (let tries = 1; !isStopping(); tries += 1) {
        try {
          const value = await act();
          if (tries > 1) faults.succeeded();
          return value;
        } catch (error) {
          if (isStopping()) return undefined;
          faults.failed(what, error, { game });
          await wait(retryMs);
        }
      }
      return undefined;
    },
    stop: () => stopping.abort(),
  };
}
