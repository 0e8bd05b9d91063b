import { coins, formatCoins } from '@maidan/betting';

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
