import type { Db, Param, Queries, Statement } from '@maidan/process/db/db.ts';

type Chosen = (statement: Statement, params: readonly Param[]) => boolean;

/** A database that leaves chosen statements unanswered for as long as a test likes. */
export interface HeldDb extends Db {
  hold(chosen: Chosen): void;
  /** Releases the statement held longest; those that follow are still held. */
  releaseOne(): void;
  /** Releases everything, and holds nothing more. */
  release(): void;
  /** Resolves once a statement waits. */
  untilHeld(): Promise<void>;
}

/** Outside of transactions alone: on a database of one connection a held transaction would hold up all others. */
export function holdable(db: Db): HeldDb {
  let chosen: Chosen = () => false;
  const held: (() => void)[] = [];
  const watchers: (() => void)[] = [];
  const query: Queries['query'] = async (statement, params = []) => {
    if (chosen(statement, params))
      await new Promise<void>((resolve) => {
        held.push(resolve);
        for (const watcher of watchers.splice(0)) watcher();
      });
    return db.query(statement, params);
  };
  return {
    ...db,
    query,
    hold(wanted) {
      chosen = wanted;
    },
    releaseOne: () => held.shift()?.(),
    release() {
      chosen = () => false;
      for (const go of held.splice(0)) go();
    },
    untilHeld: () =>
      held.length > 0 ? Promise.resolve() : new Promise<void>((resolve) => watchers.push(resolve)),
  };
}
