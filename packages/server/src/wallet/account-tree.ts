import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

const lock = statement('tree-lock', `select pg_advisory_xact_lock(hashtext('maidan/account-tree'))`);

/** Adding to the tree and shutting a part of it exclude each other: a new account must not miss a shut upline. */
export async function lockTree(tx: Queries): Promise<void> {
  await tx.query(lock);
}

const downline = statement(
  'tree-downline',
  `with recursive below as (
     select id from account where id = $1
     union all
     select a.id from account a join below on a.parent_id = below.id
   )
   select id from below order by id`,
);

/** The account and everyone under it. */
export async function downlineOf(db: Queries, id: AccountId): Promise<AccountId[]> {
  return (await db.query<{ id: AccountId }>(downline, [id])).map((row) => row.id);
}
