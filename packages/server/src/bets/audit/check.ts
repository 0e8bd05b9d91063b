import { coins, formatCoins, type Result } from '@maidan/betting';
import type { Db, Queries } from '@maidan/process/db/db.ts';
import { holdSnapshot } from './store.ts';

/** One part of the audit. It reads in small pages, so that large databases fit and other work does not wait long. */
export interface Check {
  readonly name: string;
  run(moments: Moments, findings: Findings, onPage: (rows: number) => void): Promise<void>;
}

/** A shape throws on figures it never wrote: the audit reports that and goes on. */
export function attempt<Value>(work: () => Value): Result<Value, string> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return { ok: false, refusal: error instanceof Error ? error.message : String(error) };
  }
}

/** What an audit checked and found wrong, with a limited number of lines. */
export interface AuditReport {
  readonly checked: Record<string, number>;
  readonly faults: string[];
  /** The number of all faults, including those beyond the kept lines. */
  readonly faultCount: number;
  /** Facts that are no fault, but of interest to the operator. */
  readonly notes: string[];
}

export interface Findings {
  checked(what: string, howMany: number): void;
  fault(line: string): void;
  note(line: string): void;
  report(): AuditReport;
}

const linesKept = 100;

export function createFindings(): Findings {
  const checked: Record<string, number> = {};
  const faults: string[] = [];
  const notes: string[] = [];
  let faultCount = 0;
  return {
    checked: (what, howMany) => {
      checked[what] = (checked[what] ?? 0) + howMany;
    },
    fault: (line) => {
      faultCount += 1;
      if (faults.length < linesKept) faults.push(line);
    },
    note: (line) => {
      if (notes.length < linesKept) notes.push(line);
    },
    report: () => ({ checked, faults, faultCount, notes }),
  };
}

export const shown = (hundredths: bigint): string => formatCoins(coins(hundredths));

/** Page after page, each read at a moment of its own, up to and including the first without rows. */
export async function* pagesOf<Row, Place>(
  moments: Moments,
  first: Place,
  read: (tx: Queries, after: Place) => Promise<readonly Row[]>,
  placeOf: (row: Row) => Place,
): AsyncGenerator<readonly Row[]> {
  let after = first;
  for (;;) {
    const page = await moments.atOneMoment((tx) => read(tx, after));
    yield page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = placeOf(last);
  }
}

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
