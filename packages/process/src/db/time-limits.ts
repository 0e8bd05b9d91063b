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
