import type { Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import type { Logger } from '@maidan/process/log.ts';
import type { Purge } from './purges.ts';
import { reuseSpace } from './store.ts';

export interface Upkeep {
  /** Resolves when the step under way, if any, is done. */
  settled(): Promise<void>;
  /** Begins no more steps, and waits for the one under way. */
  close(): Promise<void>;
}

const passEveryMs = 5 * 60_000;
/** Rows of one statement, few enough not to delay bets noticeably. */
const usualStepRows = 1_000;
/** The pause between steps, for other work of the database. */
const pauseMs = 50;
const reuseEveryMs = 24 * 60 * 60_000;
/** After the start. A house may be restarted every day. */
const firstReuseMs = 60 * 60_000;

/**
 * Deletes expired rows in repeated passes of small steps: nothing is locked for long, and the next start continues what was
 * left undone.
 */
export function runUpkeep(parts: {
  db: Db;
  clock: Clock;
  log: Logger;
  /** PostgreSQL reuses deleted space by itself; the embedded database needs a command. */
  reusesSpace: boolean;
  purges: readonly Purge[];
  stepRows?: number;
}): Upkeep {
  const { db, clock, log, reusesSpace, purges, stepRows = usualStepRows } = parts;
  let reuseAt = clock.elapsed() + firstReuseMs;
  let underWay: Promise<void> = Promise.resolve();
  let isClosed = false;
  let cancel = clock.after(0, () => begin(0));

  /** Returns the next turn; undefined when the pass is over. */
  async function step(turn: number): Promise<number | undefined> {
    const purge = purges[turn];
    if (purge !== undefined) return (await purge.step(stepRows)) ? turn : turn + 1;
    if (reusesSpace && clock.elapsed() >= reuseAt) {
      reuseAt = clock.elapsed() + reuseEveryMs;
      await reuseSpace(db);
    }
    return undefined;
  }

  function begin(turn: number): void {
    const failed = (error: Error) => {
      log.warn(
        { purge: purges[turn]?.name, reason: error.message },
        'upkeep failed; the next pass tries again',
      );
      // One that keeps failing keeps no other from its turn.
      return turn < purges.length ? turn + 1 : undefined;
    };
    const wait = (next: number | undefined) => {
      if (isClosed) return;
      cancel = clock.after(next === undefined ? passEveryMs : pauseMs, () => begin(next ?? 0));
    };
    underWay = step(turn).catch(failed).then(wait);
  }

  return {
    settled: () => underWay,
    async close() {
      isClosed = true;
      cancel();
      await underWay;
    },
  };
}
