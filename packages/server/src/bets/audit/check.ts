import type { Result } from '@maidan/betting';
import type { Findings } from './findings.ts';
import type { Moments } from './moments.ts';

/** One thing the audit proves. It reads in small pages: no database is too large for it, and nobody waits long behind one. */
export interface Check {
  readonly name: string;
  run(moments: Moments, findings: Findings, onPage: (rows: number) => void): Promise<void>;
}

/** A shape throws on figures it never wrote: for the audit that is a finding, and it goes on. */
export function attempt<Value>(work: () => Value): Result<Value, string> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return { ok: false, refusal: error instanceof Error ? error.message : String(error) };
  }
}
