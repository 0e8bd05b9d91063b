import type { Clock } from '@maidan/betting';
import type { Db } from '../../db/db.ts';
import type { Logger } from '../../log.ts';
import { deleteExpired } from './session-store.ts';

const everyMs = 10 * 60_000;

/** Deletes expired tokens and sessions at intervals. */
export function runExpiry(db: Db, clock: Clock, log: Logger): { close(): void } {
  let cancel = clock.after(everyMs, run);
  let isClosed = false;
  function run(): void {
    deleteExpired(db, clock.now())
      .catch((error: Error) => log.warn({ reason: error.message }, 'ended wallet sessions were not deleted'))
      .finally(() => {
        if (!isClosed) cancel = clock.after(everyMs, run);
      });
  }
  return {
    close() {
      isClosed = true;
      cancel();
    },
  };
}
