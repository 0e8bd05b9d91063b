import type { Db } from '@maidan/process/db/db.ts';
import { checkAccounts } from './accounts/check-accounts.ts';
import { checkBooks } from './books/check-books.ts';
import { checkCashOuts } from './cash-outs/check-cash-outs.ts';
import type { Check } from './check.ts';
import { type AuditReport, createFindings } from './findings.ts';
import { checkMarkets } from './markets/check-markets.ts';
import { type Moments, momentsOf } from './moments.ts';
import { checkResults } from './results/check-results.ts';
import { readSizes } from './store.ts';
import { checkTakeBacks } from './take-backs/check-take-backs.ts';
import { checkTransfers } from './transfers/check-transfers.ts';

export interface AuditProgress {
  readonly check: string;
  readonly done: number;
  readonly total: number;
}

const moneyChecks: readonly Check[] = [
  checkAccounts,
  checkTransfers,
  checkBooks,
  checkResults,
  checkCashOuts,
  checkTakeBacks,
  checkMarkets,
];

/** Audits a whole database and reports every fault. Changes nothing. */
export async function auditBooks(
  moments: Moments,
  onProgress: (progress: AuditProgress) => void = () => undefined,
  /** Checks that products add. */
  productChecks: readonly Check[] = [],
): Promise<AuditReport> {
  const findings = createFindings();
  const sizes = await moments.atOneMoment(readSizes);
  const total = Number(sizes.accounts + sizes.transfers + sizes.books + sizes.bets + sizes.markets);
  let done = 0;
  for (const check of [...moneyChecks, ...productChecks]) {
    await check.run(moments, findings, (rows) => {
      done += rows;
      // Rows written meanwhile may exceed the count at the start.
      onProgress({ check: check.name, done: Math.min(done, total), total });
    });
  }
  onProgress({ check: checkMarkets.name, done: total, total });
  return findings.report();
}

/** Reads each part at a moment of its own. */
export const auditHouse = (
  db: Db,
  onProgress?: (progress: AuditProgress) => void,
  pause?: () => Promise<void>,
  productChecks?: readonly Check[],
): Promise<AuditReport> => auditBooks(momentsOf(db, pause), onProgress, productChecks);
