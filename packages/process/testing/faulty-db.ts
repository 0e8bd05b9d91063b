import type { Db } from '../src/db/db.ts';

/** `unasked` fails before anything is done, `unanswered` when all is done: both look the same to the caller. */
export type Fault = 'unasked' | 'unanswered';

export interface FaultyDb extends Db {
  /** From now on the n-th request, counted from 1, fails; with `forGood` so do all that follow, and do nothing. */
  failAt(nth: number, fault: Fault, forGood?: boolean): void;
  /** Requests since `failAt` was last called. */
  queryCount(): number;
}

class Away extends Error {
  override readonly message = 'the database is away';
}

/** A database that fails at a chosen request. Closing it leaves the database open for others. */
export function faultyDb(db: Db): FaultyDb {
  let plan: { nth: number; fault: Fault; forGood: boolean } | undefined;
  let count = 0;

  async function ask<Value>(act: () => Promise<Value>): Promise<Value> {
    count += 1;
    const turn = count;
    if (plan === undefined || turn < plan.nth || (turn > plan.nth && !plan.forGood)) return act();
    if (turn > plan.nth || plan.fault === 'unasked') throw new Away();
    await act();
    throw new Away();
  }

  return {
    ...db,
    query: (statement, params) => ask(() => db.query(statement, params)),
    transaction: (work) => ask(() => db.transaction(work)),
    snapshot: (read) => ask(() => db.snapshot(read)),
    close: async () => undefined,
    failAt(nth, fault, forGood = false) {
      plan = { nth, fault, forGood };
      count = 0;
    },
    queryCount: () => count,
  };
}
