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
