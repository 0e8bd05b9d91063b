/** How long one connection may take; 0 is without end. */
export interface TimeLimits {
  readonly statementMs: number;
  readonly lockMs: number;
}

/** What the house's own connections are given unless the settings say otherwise. */
export const houseLimits: TimeLimits = { statementMs: 10_000, lockMs: 5_000 };

/** An operator's command may read everything there is, and nobody waits for it; it still waits for no lock for ever. */
export const commandLimits: TimeLimits = { statementMs: 0, lockMs: 30_000 };

/** The database ends a statement that takes too long; past this the database itself is taken to be gone. */
const graceMs = 2_000;

export const answerMs = ({ statementMs }: TimeLimits): number =>
  statementMs === 0 ? 0 : statementMs + graceMs;

/**
 * A transaction whose house has stopped in the middle keeps its locks no longer than a statement may take. The
 * database notices a client's host that is gone in 25 seconds, where its own default is two hours.
 */
export const limitSettings = ({ statementMs, lockMs }: TimeLimits) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: statementMs,
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
});
