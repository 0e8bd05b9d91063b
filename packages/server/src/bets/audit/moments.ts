import type { Db, Queries } from '@maidan/process/db/db.ts';
import { holdSnapshot } from './store.ts';

/** How an audit reads the database. */
export interface Moments {
  /** Several reads of one moment, so that an audit of a running house sees no half-done change. */
  atOneMoment<Value>(read: (tx: Queries) => Promise<Value>): Promise<Value>;
}

/** Every part is read at a moment of its own, with a `pause` in between in which bets can be placed. */
export const momentsOf = (db: Db, pause: () => Promise<void> = async () => undefined): Moments => ({
  async atOneMoment(read) {
    const value = await db.transaction(async (tx) => {
      await holdSnapshot(tx);
      return read(tx);
    });
    await pause();
    return value;
  },
});

/** All is read at one moment, on one connection, however long it takes: for a database whose reads block nobody. */
export function inOneSnapshot<Value>(db: Db, work: (moments: Moments) => Promise<Value>): Promise<Value> {
  return db.transaction(async (tx) => {
    await holdSnapshot(tx);
    return work({ atOneMoment: (read) => read(tx) });
  });
}
