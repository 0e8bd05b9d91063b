import type { Clock } from '@maidan/betting';
import { pino } from 'pino';

export type Logger = pino.Logger;

/** No password or token is ever logged. */
const secrets = [
  'password',
  'oldPassword',
  'token',
  '*.password',
  '*.oldPassword',
  '*.token',
  'req.headers.authorization',
  'headers.authorization',
];

export function createLog(level: string, to: pino.DestinationStream = pino.destination(1)): Logger {
  const { err: error } = pino.stdSerializers;
  return pino({ level, serializers: { error }, redact: { paths: secrets, censor: '(hidden)' } }, to);
}

/** A fault that stays is logged again after this time. */
const repeatMs = 60_000;

/** Logs the faults of work that is tried again until it succeeds, for example while the database is gone. */
export interface FaultLog {
  /** Logs the error at once, unless it is the same as one of the last minute. */
  failed(what: string, error: unknown, facts?: object): void;
  /** Called when work that failed before has succeeded: from then on every error is logged at once again. */
  succeeded(): void;
}

/** `name` is that of who does the work, as the log calls it. */
export function createFaultLog(clock: Clock, log: Logger, name: string): FaultLog {
  /** When each was logged, by the work and its error. */
  const logged = new Map<string, number>();

  return {
    failed(what, error, facts) {
      const now = clock.elapsed();
      for (const [fault, at] of logged) if (now - at >= repeatMs) logged.delete(fault);
      const fault = `${what}: ${error}`;
      if (logged.has(fault)) return;
      logged.set(fault, now);
      log.error({ ...facts, error }, `${name} could not ${what}`);
    },
    succeeded() {
      if (logged.size === 0) return;
      logged.clear();
      log.warn(`${name} goes on`);
    },
  };
}
