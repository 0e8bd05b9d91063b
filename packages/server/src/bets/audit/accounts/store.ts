import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '../../../db/db.ts';

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

/** One statement sees one moment. The nearest upline whose betting is shut follows from the parent alone. */
const page = statement(
  'audit-accounts-page',
  `select a.id, a.brand, a.username, a.role, w.balance, w.exposure, a.shut_by,
     (coalesce((select sum(coins) from transfer where to_account = a.id), 0)
       - coalesce((select sum(coins) from transfer where from_account = a.id), 0))::bigint as moved,
     coalesce((select sum(held) from book where client_id = a.id), 0)::bigint as held,
     case when parent.bet_status then parent.shut_by else parent.id end as shut_by_expected
   from account a left join wallet w on w.account_id = a.id left join account parent on parent.id = a.parent_id
   where a.id > $1 order by a.id limit $2`,
);

export function accountsAfter(db: Queries, after: bigint, most: number): Promise<AuditedAccount[]> {
  return db.query<AuditedAccount>(page, [after, most]);
}

const sum = statement(
  'audit-sum',
  `select coalesce((select sum(balance) from wallet), 0)::bigint as wallets,
     (coalesce((select sum(t.coins) from transfer t join account a on a.id = t.to_account where a.role = 'house'), 0)
       - coalesce((select sum(t.coins) from transfer t join account a on a.id = t.from_account where a.role = 'house'), 0)
     )::bigint as houses`,
);

export async function sumOfAll(db: Queries): Promise<{ wallets: bigint; houses: bigint }> {
  const [row] = await db.query<{ wallets: bigint; houses: bigint }>(sum);
  if (row === undefined) throw new Error('the database did not add up');
  return row;
}
