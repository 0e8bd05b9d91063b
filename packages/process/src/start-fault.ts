import { DatabaseBusy, silentAtStart } from './db/time-limits.ts';
import { StartError } from './start-error.ts';

/** What is printed when the start fails: one line where the operator can act, the stack for a bug. */
export function startFault(error: Error): string {
  if (error instanceof StartError) return error.message;
  return error instanceof DatabaseBusy ? silentAtStart : (error.stack ?? error.message);
}
