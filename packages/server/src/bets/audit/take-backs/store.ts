import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface AuditedTakeBack {
  readonly bet_id: bigint;
  readonly client_id: AccountId;
  readonly request_id: string;
  /** Null when there is no such bet. */
  readonly bet_client: AccountId | null;
  readonly state: string | null;
  readonly rule: string | null;
  /** Whether the bet was placed before, and its round still took bets. */
  readonly is_in_time: boolean;
  /** Whether the client also has a bet under its request id. */
  readonly is_request_shared: boolean;
}

const page = statement(
  'audit-take-backs-page',
  `select t.bet_id, t.client_id, t.request_id, b.client_id as bet_client, b.state, b.taken_out_rule as rule,
     coalesce(t.taken_at >= b.placed_at and t.taken_at < m.closes_at, false) as is_in_time,
     exists (select 1 from bet o where o.client_id = t.client_id and o.request_id = t.request_id) as is_request_shared
   from take_back t left join bet b on b.id = t.bet_id left join market m on m.id = b.market_id
   where t.bet_id > $1 order by t.bet_id limit $2`,
);

export function takeBacksAfter(db: Queries, after: bigint, most: number): Promise<AuditedTakeBack[]> {
  return db.query<AuditedTakeBack>(page, [after, most]);
}
