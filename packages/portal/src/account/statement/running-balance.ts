import type { Statement, StatementRow } from '@maidan/contract/wire';

export interface StatementEntry extends StatementRow {
  /** The balance after this row. */
  readonly balance: number;
}

/**
 * Document 1, section 3: computed upwards from the balance before the page's oldest row, in hundredths to be
 * exact.
 */
export function runningBalance({ statementData, balanceAmount }: Statement): readonly StatementEntry[] {
  let hundredths = Math.round(balanceAmount * 100);
  const entries = statementData.toReversed().map((row) => {
    hundredths += Math.round(row.amount * 100);
    return { ...row, balance: hundredths / 100 };
  });
  return entries.reverse();
}
