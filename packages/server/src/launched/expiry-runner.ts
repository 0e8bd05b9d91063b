import type { Clock } from '@maidan/betting';
import type { Db } from '../db/db.ts';
import type { Logger } from '../log.ts';
import { deleteExpired } from './sessions/session-store.ts';
import { forgetRefusedBets } from './transactions/refused-store.ts';

const everyMs = 10 * 60_000;
/** Far longer than the session of a bet: by then the same call would be refused as of an ended session. */
const refusedKeptMs = 48 * 60 * 60_000;
/** Rows of one statement, few enough not to delay bets noticeably. */
const stepRows = 1_000;

/** Deletes expired tokens and sessions, and bets refused long ago, at intervals. */
export function runExpiry(db: Db, clock: Clock, log: Logger): { close(): void } {
  let cancel = clock.after(everyMs, run);
  let isClosed = false;

  async function pass(): Promise<void> {
    let forgotten = stepRows;
    while (forgotten === stepRows && !isClosed)
      forgotten = await forgetRefusedBets(db, clock.now() - refusedKeptMs, stepRows);
    await deleteExpired(db, clock.now());
  }

  function run(): void {
    pass()
      .catch((error: Error) => log.warn({ reason: error.message }, 'what had expired was not deleted'))
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
