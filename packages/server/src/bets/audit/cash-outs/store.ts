import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface AuditedCashOut {
  readonly bet_id: bigint;
  readonly client_id: AccountId;
  readonly request_id: string;
  readonly multiplier: number;
  /** Null when there is no such bet. */
  readonly bet_client: AccountId | null;
  readonly stamped: number | null;
  /** Whether the client also has a bet under its request id. */
  readonly is_request_shared: boolean;
}

const page = statement(
  'audit-cash-outs-page',
  `select c.bet_id, c.client_id, c.request_id, c.multiplier, b.client_id as bet_client, b.cashed_at as stamped,
     exists (select 1 from bet o where o.client_id = c.client_id and o.request_id = c.request_id) as is_request_shared
   from cash_out c left join bet b on b.id = c.bet_id
   where c.bet_id > $1 order by c.bet_id limit $2`,
);

export function cashOutsAfter(db: Queries, after: bigint, most: number): Promise<AuditedCashOut[]> {
  return db.query<AuditedCashOut>(page, [after, most]);
}
