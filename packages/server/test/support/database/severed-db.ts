import type { Db, Queries } from '@maidan/process/db/db.ts';

/** A database whose connection to one process can be cut: what is under way is rolled back, what follows fails. */
export interface SeveredDb extends Db {
  cut(): void;
  restore(): void;
}

/** Closing it leaves the database open for others. */
export function severable(db: Db): SeveredDb {
  let isCut = false;
  const check = () => {
    if (isCut) throw new Error('the line to the database is cut');
  };
  const watched = (queries: Queries): Queries => ({
    async query(statement, params) {
      check();
      return queries.query(statement, params);
    },
  });
  return {
    ...watched(db),
    async transaction(work) {
      check();
      return db.transaction(async (tx) => {
        const value = await work(watched(tx));
        check();
        return value;
      });
    },
    async snapshot(read) {
      check();
      return db.snapshot((tx) => read(watched(tx)));
    },
    script: (text) => db.script(text),
    close: async () => undefined,
    cut: () => {
      isCut = true;
    },
    restore: () => {
      isCut = false;
    },
  };
}
