import { coins, formatCoins } from '@maidan/betting';

/** What an audit proved and what it found wrong; it keeps a bounded number of lines, however much is wrong. */
export interface AuditReport {
  readonly checked: Record<string, number>;
  readonly faults: string[];
  /** All of them, those beyond the kept lines too. */
  readonly faultCount: number;
  /** True, and no fault: what the operator may want to know. */
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
