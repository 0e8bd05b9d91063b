import type { AccountId } from '@maidan/betting';
import { type Db, type Queries, statement } from '@maidan/process/db/db.ts';
import { lockTree } from './account-tree.ts';

const setBlocked = statement('account-set-blocked', 'update account set is_blocked = $2 where id = $1');

/** A blocked account, and everyone under it, cannot sign in. */
export async function setBlock(db: Queries, id: AccountId, isBlocked: boolean): Promise<void> {
  await db.query(setBlocked, [id, isBlocked]);
}

const setOwn = statement(
  'betting-set-own',
  'update account set bet_status = $2 where id = $1 returning shut_by',
);

/** Stops at accounts that are shut themselves: for their downline they are the nearer reason, which stays. */
const setDownline = statement(
  'betting-set-downline',
  `with recursive below as (
     select id, bet_status from account where parent_id = $1
     union all
     select a.id, a.bet_status from account a join below on a.parent_id = below.id where below.bet_status
   )
   update account set shut_by = $2 from below
   where account.id = below.id and account.shut_by is distinct from $2
   returning account.id`,
);

/**
 * Opens or shuts an account's betting and that of everyone under it. Opening affects only accounts that this
 * one shut: those shut themselves, or by an upline further up, stay shut. Returns the other accounts affected.
 */
export function setBetting(db: Db, id: AccountId, isOpen: boolean): Promise<AccountId[]> {
  return db.transaction(async (tx) => {
    await lockTree(tx);
    const [own] = await tx.query<{ shut_by: AccountId | null }>(setOwn, [id, isOpen]);
    if (own === undefined) throw new Error(`no account ${id}`);
    const others = await tx.query<{ id: AccountId }>(setDownline, [id, isOpen ? own.shut_by : id]);
    return others.map((other) => other.id);
  });
}
