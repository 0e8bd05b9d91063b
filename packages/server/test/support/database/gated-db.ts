import type { Db } from '@maidan/process/db/db.ts';

export interface GatedDb extends Db {
  /** Keeps the next transaction waiting: before it begins, or committed and not yet answered. */
  holdNext(when: 'before' | 'after'): void;
  /** Resolves once it waits. */
  untilHeld(): Promise<void>;
  release(): void;
}

/** A database that keeps one transaction waiting, and no other request with it. */
export function gatedDb(db: Db): GatedDb {
  let next: 'before' | 'after' | undefined;
  let gate = Promise.withResolvers<void>();
  let held = Promise.withResolvers<void>();
  const wait = () => {
    held.resolve();
    return gate.promise;
  };
  return {
    ...db,
    async transaction(work) {
      const when = next;
      next = undefined;
      if (when === 'before') await wait();
      const value = await db.transaction(work);
      if (when === 'after') await wait();
      return value;
    },
    holdNext(when) {
      next = when;
      gate = Promise.withResolvers();
      held = Promise.withResolvers();
    },
    untilHeld: () => held.promise,
    release: () => gate.resolve(),
    close: async () => undefined,
  };
}
