import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface AuditedAccount {
  readonly id: AccountId;
  readonly brand: string;
  readonly username: string;
  readonly role: string;
  /** Null when it has no wallet. */
  readonly balance: bigint | null;
  readonly moved: bigint;
  readonly exposure: bigint | null;
  readonly held: bigint;
  readonly shut_by: AccountId | null;
  readonly shut_by_expected: AccountId | null;
}

/** A house has no wallet, and its many transfers are not summed. The expected `shut_by` follows from the parent alone. */
const page = statement(
  'audit-accounts-page',
  `select a.id, a.brand, a.username, a.role, w.balance, w.exposure, a.shut_by,
     case when w.account_id is null then 0 else coalesce((select sum(coins) from transfer where to_account = a.id), 0)
       - coalesce((select sum(coins) from transfer where from_account = a.id), 0) end::bigint as moved,
     coalesce((select sum(held) from book where client_id = a.id), 0)::bigint as held,
     case when parent.bet_status then parent.shut_by else parent.id end as shut_by_expected
   from account a left join wallet w on w.account_id = a.id left join account parent on parent.id = a.parent_id
   where a.id > $1 order by a.id limit $2`,
);

export function accountsAfter(db: Queries, after: bigint, most: number): Promise<AuditedAccount[]> {
  return db.query<AuditedAccount>(page, [after, most]);
}
