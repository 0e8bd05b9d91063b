import type { Statement, StatementRow } from '@maidan/contract/wire';

export interface StatementEntry extends StatementRow {
  /** After this row. */
  readonly balance: number;
}

/** Document 1, section 3: computed here, down from the balance after the page's first row; in hundredths, so exact. */
export function runningBalance({ statementData, balanceAmount }: Statement): readonly StatementEntry[] {
  let hundredths = Math.round(balanceAmount * 100);
  return statementData.map((row) => {
    const entry = { ...row, balance: hundredths / 100 };
    hundredths -= Math.round(row.amount * 100);
    return entry;
  });
}
