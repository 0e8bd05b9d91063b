import type { Cancel, Clock } from '@maidan/betting';
import { createFaultLog, type Logger } from '@maidan/process/log.ts';
import type { Round, RoundResult } from './round.ts';
import type { Rounds } from './rounds.ts';

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

/** How often a shut game checks whether it is open again. */
const shutMs = 1000;

/** Plays one game's rounds, one after the other, until it is stopped or another process runs the game. */
export async function playRounds(parts: {
  /** The game's code. */
  readonly game: string;
  readonly rounds: Pick<Rounds, 'takeOver' | 'lastNumber'>;
  readonly waits: RunnerWaits;
  /** The result of a round that an earlier process left; where there is none, its stakes are returned. */
  readonly finish: (round: Round) => Promise<RoundResult | undefined>;
  readonly readHistory: () => Promise<void>;
  /** Whether another round may be opened. */
  readonly mayOpen: () => Promise<boolean>;
  readonly onShut?: () => void;
  readonly play: (number: number) => Promise<void>;
}): Promise<void> {
  const { game, rounds, waits, finish, readHistory, mayOpen, onShut, play } = parts;
  const { isStopping, wait, retried } = waits;
  const taken = await retried('be taken over', () => rounds.takeOver(game, finish));
  if (taken === undefined) return;
  await retried('read its history', readHistory);
  const last = await retried('count its rounds', () => rounds.lastNumber(game));
  let number = (last ?? 0) + 1;
  while (!isStopping() && taken.lease.isHeld()) {
    if ((await retried('read its setting', mayOpen)) !== true) {
      onShut?.();
      await wait(shutMs);
      continue;
    }
    await play(number);
    number += 1;
  }
  await taken.lease.release();
}
