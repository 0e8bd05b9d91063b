import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface FoundTransfer {
  readonly id: bigint;
  readonly from_account: AccountId;
  readonly to_account: AccountId;
  readonly coins: bigint;
  readonly kind: string;
}

const byRequest = statement(
  'transfer-by-request',
  'select id, from_account, to_account, coins, kind from transfer where request_id = $1',
);

/** The transfer with this request id, if any. */
export async function findTransfer(db: Queries, requestId: string): Promise<FoundTransfer | undefined> {
  return (await db.query<FoundTransfer>(byRequest, [requestId]))[0];
}
