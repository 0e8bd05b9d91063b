import type { Clock } from '@maidan/betting';
import type { Db } from '../db/db.ts';
import type { Logger } from '../log.ts';
import { createPurges } from './purges.ts';
import { reuseSpace } from './store.ts';

export interface Upkeep {
  /** Resolves when the step under way, if any, is done. */
  settled(): Promise<void>;
  /** Begins no further step, and waits for the one under way. */
  close(): Promise<void>;
}

const passEveryMs = 5 * 60_000;
/** Between steps, for whatever else the database has to do. */
const pauseMs = 50;
const reuseEveryMs = 24 * 60 * 60_000;

/**
 * Deletes what has expired, pass after pass, each in small steps: nothing is locked for long, and what one house left
 * undone the next one does.
 */
export function runUpkeep(parts: {
  db: Db;
  clock: Clock;
  log: Logger;
  /** PostgreSQL makes deleted space free by itself; the embedded one has to be asked. */
  reusesSpace: boolean;
  sessionDays: number;
  stepRows?: number;
}): Upkeep {
  const { db, clock, log, reusesSpace, sessionDays, stepRows: rows } = parts;
  const purges = createPurges({ db, clock, sessionDays, rows });
  let reusedAt = clock.elapsed();
  let underWay: Promise<void> = Promise.resolve();
  let isClosed = false;
  let cancel = clock.after(0, () => begin(0));

  /** The turn that follows; undefined when the pass is over. */
  async function step(turn: number): Promise<number | undefined> {
    const purge = purges[turn];
    if (purge !== undefined) return (await purge.step()) ? turn : turn + 1;
    if (reusesSpace && clock.elapsed() - reusedAt >= reuseEveryMs) {
      reusedAt = clock.elapsed();
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
      return undefined;
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
