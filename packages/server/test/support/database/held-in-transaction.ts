import type { Db } from '@maidan/process/db/db.ts';

export interface HeldInTransaction extends Db {
  /** Keeps the next statement of this name in a transaction waiting, and what follows it; earlier locks stay held. */
  holdNext(name: string): void;
  /** Resolves once it waits. */
  untilHeld(): Promise<void>;
  release(): void;
}

/** For PostgreSQL: on a database of one connection a held transaction would hold up all others. */
export function heldInTransaction(db: Db): HeldInTransaction {
  let chosen: string | undefined;
  let gate = Promise.withResolvers<void>();
  let held = Promise.withResolvers<void>();
  return {
    ...db,
    transaction: (work) =>
      db.transaction((tx) => {
        let before: Promise<void> = Promise.resolve();
        return work({
          async query(statement, params) {
            if (statement.name === chosen) {
              chosen = undefined;
              before = gate.promise;
              held.resolve();
            }
            // Those asked together with it keep their order.
            await before;
            return tx.query(statement, params);
          },
        });
      }),
    holdNext(name) {
      chosen = name;
      gate = Promise.withResolvers();
      held = Promise.withResolvers();
    },
    untilHeld: () => held.promise,
    release: () => gate.resolve(),
  };
}
