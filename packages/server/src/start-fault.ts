import { DatabaseBusy, silentAtStart } from './db/database-busy.ts';
import { StartError } from './start-error.ts';

/** What is printed of a start that failed: one line where whoever starts it can act, the stack where the fault is ours. */
export function startFault(error: Error): string {
  if (error instanceof StartError) return error.message;
  return error instanceof DatabaseBusy ? silentAtStart : (error.stack ?? error.message);
}
