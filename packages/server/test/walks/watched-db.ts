import type { Db, Queries } from '@maidan/process/db/db.ts';

/** Knows whether the house waits for an answer of its database. */
export function watchedDb() {
  let waiting = 0;
  async function count<Value>(answer: Promise<Value>): Promise<Value> {
    waiting += 1;
    try {
      return await answer;
    } finally {
      waiting -= 1;
    }
  }
  return {
    isWaiting: () => waiting > 0,
    wrap: (db: Db): Db => ({
      ...db,
      query: <Row>(...query: Parameters<Queries['query']>) => count(db.query<Row>(...query)),
      transaction: (work) => count(db.transaction(work)),
      snapshot: (read) => count(db.snapshot(read)),
    }),
  };
}
