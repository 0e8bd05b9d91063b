import type { Result } from '@maidan/betting';
import type { Findings } from './findings.ts';
import type { Moments } from './moments.ts';

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
