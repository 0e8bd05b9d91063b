import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Time limits of one connection; 0 is no limit. */
export interface TimeLimits {
  readonly statementMs: number;
  readonly lockMs: number;
  /** For a connection, a new one or a free one of the pool; never without a limit. */
  readonly connectMs?: number;
}

/** Defaults for the house's own connections. */
export const houseLimits: TimeLimits = { statementMs: 10_000, lockMs: 5_000 };

/** An operator's command may read for as long as it takes, but waits for a lock only this long. */
export const commandLimits: TimeLimits = { statementMs: 0, lockMs: 30_000 };

/** The database ends a statement that takes too long; after this extra time the database itself counts as gone. */
const graceMs = 2_000;

export const answerMs = ({ statementMs }: TimeLimits): number =>
  statementMs === 0 ? 0 : statementMs + graceMs;

/**
 * A transaction whose house stopped midway keeps its locks no longer than a statement may take. The database detects within
 * 25 seconds that a client's host is gone; its default is two hours.
 */
export const limitSettings = ({ statementMs, lockMs }: TimeLimits) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: statementMs,
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
});

/** The database did not answer in time, or too many wait for it already. The request itself is not at fault. */
export class DatabaseBusy extends Error {}

/** Printed when a house is started on such a database. */
export const silentAtStart =
  'The database does not answer. Check that PostgreSQL runs and that DATABASE_URL names its host and port, then start again.';

/** With more reads waiting than this, the last of them would time out. */
export const readsWaitingMost = 300;

/** lock_not_available, query_canceled and idle_in_transaction_session_timeout. */
const busyCodes = new Set(['55P03', '57014', '25P03']);

/** The driver's messages for its own time limits, which have no codes. */
const busyMessages = new Set([
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
]);

/** Turns a reached time limit into `DatabaseBusy`; returns any other error unchanged. */
export function busyOrElse(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  const isBusy = busyMessages.has(error.message) || (typeof code === 'string' && busyCodes.has(code));
  return isBusy ? new DatabaseBusy(error.message, { cause: error }) : error;
}

const beatMs = 5_000;

/** Resolves when the connection has ended or no longer answers; ends it unless its owner is stopping. */
export async function untilLost(client: pg.Client, stopping: AbortSignal): Promise<void> {
  const lost = new AbortController();
  const end = () => lost.abort();
  client.once('end', end);
  client.once('error', end);
  const over = AbortSignal.any([lost.signal, stopping]);
  while (!over.aborted) {
    await pause(beatMs, undefined, { ref: false, signal: over }).catch(() => undefined);
    if (!over.aborted) await client.query('select 1').catch(end);
  }
  if (!stopping.aborted) await client.end().catch(() => undefined);
}
