import type { Queries } from '@maidan/process/db/db.ts';
import { takenBack } from '../../take-back-store.ts';
import type { Check } from '../check.ts';
import type { Findings } from '../findings.ts';
import { pagesOf } from '../pages-of.ts';
import { type AuditedTakeBack, takeBacksAfter } from './store.ts';

const pageTakeBacks = 500;

/** Proves that every bet taken back was its client's, was void while its round took bets, and has a request id of its own. */
export const checkTakeBacks: Check = {
  name: 'bets taken back',
  async run(moments, findings) {
    const read = (tx: Queries, after: bigint) => takeBacksAfter(tx, after, pageTakeBacks);
    for await (const page of pagesOf(moments, 0n, read, ({ bet_id }) => bet_id))
      for (const takeBack of page) checkTakeBack(takeBack, findings);
  },
};

function checkTakeBack(row: AuditedTakeBack, findings: Findings): void {
  const name = `bet ${row.bet_id} taken back by client ${row.client_id}`;
  findings.checked('bets taken back', 1);
  if (row.bet_client !== row.client_id)
    findings.fault(`${name}: expected a bet of its client, found one of ${row.bet_client ?? 'nobody'}`);
  if (row.state !== 'void' || row.rule !== takenBack.rule)
    findings.fault(
      `${name}: expected void by ${takenBack.rule}, found ${row.state ?? 'no bet'} by ${row.rule ?? 'no rule'}`,
    );
  if (!row.is_in_time)
    findings.fault(`${name}: expected to be taken back while its round took bets, found another time`);
  if (row.is_request_shared)
    findings.fault(`${name}: expected request ${row.request_id} to be its own, found a bet under it`);
}
