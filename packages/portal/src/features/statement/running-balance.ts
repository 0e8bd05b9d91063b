import type { Statement, StatementRow } from '@maidan/contract/wire';

export interface StatementEntry extends StatementRow {
  /** The balance after this row. */
  readonly balance: number;
}

/**
 * Document 1, section 3: computed downwards from the balance after the page's first row, in hundredths to be
 * exact.
 */
export function runningBalance({ statementData, balanceAmount }: Statement): readonly StatementEntry[] {
  let hundredths = Math.round(balanceAmount * 100);
  return statementData.map((row) => {
    const entry = { ...row, balance: hundredths / 100 };
    hundredths -= Math.round(row.amount * 100);
    return entry;
  });
}
