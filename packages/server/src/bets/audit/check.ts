import type { Result } from '@maidan/betting';
import type { Db, Queries } from '../../db/db.ts';
import type { Findings } from './findings.ts';
import { holdSnapshot } from './store.ts';

/** One thing the audit proves. It reads in pages, so that no database is too large for it. */
export interface Check {
  readonly name: string;
  run(db: Db, findings: Findings, onPage: (rows: number) => void): Promise<void>;
}

/** Several reads of one moment: a house that is open while it is audited shows no half-done movement. */
export function atOneMoment<Value>(db: Db, read: (tx: Queries) => Promise<Value>): Promise<Value> {
  return db.transaction(async (tx) => {
    await holdSnapshot(tx);
    return read(tx);
  });
}

/** A shape throws on figures it never wrote: for the audit that is a finding, and it goes on. */
export function attempt<Value>(work: () => Value): Result<Value, string> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return { ok: false, refusal: error instanceof Error ? error.message : String(error) };
  }
}
