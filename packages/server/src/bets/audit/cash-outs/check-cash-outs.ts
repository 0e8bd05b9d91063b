import type { Queries } from '@maidan/process/db/db.ts';
import type { Check } from '../check.ts';
import type { Findings } from '../findings.ts';
import { pagesOf } from '../pages-of.ts';
import { type AuditedCashOut, cashOutsAfter } from './store.ts';

const pageCashOuts = 500;

/** Proves that every cash-out belongs to a bet of its client, which has its multiplier, and has a request id of its own. */
export const checkCashOuts: Check = {
  name: 'cash-outs',
  async run(moments, findings) {
    const read = (tx: Queries, after: bigint) => cashOutsAfter(tx, after, pageCashOuts);
    for await (const page of pagesOf(moments, 0n, read, ({ bet_id }) => bet_id))
      for (const cashOut of page) checkCashOut(cashOut, findings);
  },
};

function checkCashOut(row: AuditedCashOut, findings: Findings): void {
  const name = `cash-out of bet ${row.bet_id} by client ${row.client_id}`;
  findings.checked('cash-outs', 1);
  if (row.bet_client !== row.client_id)
    findings.fault(`${name}: expected a bet of its client, found one of ${row.bet_client ?? 'nobody'}`);
  if (row.stamped !== row.multiplier)
    findings.fault(
      `${name}: expected ${row.multiplier} stamped on the bet, found ${row.stamped ?? 'nothing'}`,
    );
  if (row.is_request_shared)
    findings.fault(`${name}: expected request ${row.request_id} to be its own, found a bet under it`);
}
