import type { Db, Queries } from '../../db/db.ts';
import { holdSnapshot } from './store.ts';

/** Where an audit reads. */
export interface Moments {
  /** Several reads of one moment: a house that is open while it is audited shows no half-done movement. */
  atOneMoment<Value>(read: (tx: Queries) => Promise<Value>): Promise<Value>;
}

/** Every part is read at a moment of its own, and `pause` comes between them: bets are placed meanwhile. */
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

/** All is read at one moment, on one connection, for as long as it takes: of a database whose reads hold nobody up. */
export function inOneSnapshot<Value>(db: Db, work: (moments: Moments) => Promise<Value>): Promise<Value> {
  return db.transaction(async (tx) => {
    await holdSnapshot(tx);
    return work({ atOneMoment: (read) => read(tx) });
  });
}
