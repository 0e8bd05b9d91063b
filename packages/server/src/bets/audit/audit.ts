import type { Db } from '@maidan/process/db/db.ts';
import { type AuditReport, type Check, createFindings, type Moments, momentsOf } from './check.ts';
import { checkAccounts } from './check-accounts-store.ts';
import { checkCashOuts, checkTakeBacks } from './check-acts-store.ts';
import { checkBooks } from './check-books-store.ts';
import { checkMarkets } from './check-markets-store.ts';
import { checkResults } from './check-results.ts';
import { checkTransfers } from './check-transfers-store.ts';
import { readSizes } from './store.ts';

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
