import type { AccountId, Coins, Result } from '@maidan/betting';
import { type Db, type Queries, statement } from '@maidan/process/db/db.ts';
import { availableFrom, type NotEnoughCoins } from './credit.ts';
import { type RemarkKey, writeTransfers } from './transfer.ts';
import { lockWallets } from './wallets.ts';

export interface NewAccount {
  readonly brand: string;
  readonly role: Role;
  readonly username: string;
  readonly name: string;
  readonly passwordHash?: string;
  readonly parentId?: AccountId;
  readonly isPasswordChanged?: boolean;
  readonly isDemo?: boolean;
}

const insert = statement(
  'account-insert',
  `with made as (
     insert into account
       (brand, role, username, name, password_hash, parent_id, is_password_changed, is_demo, shut_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8,
       (select case when bet_status then shut_by else id end from account where id = $6), $9)
     on conflict (brand, username) do nothing
     returning id
   )
   insert into wallet (account_id) select id from made returning account_id`,
);

/** Undefined when the name is taken. */
export async function createAccount(
  db: Queries,
  account: NewAccount,
  now: number,
): Promise<AccountId | undefined> {
  const rows = await db.query<{ account_id: AccountId }>(insert, [
    account.brand,
    account.role,
    account.username.trim().toUpperCase(),
    account.name,
    account.passwordHash ?? null,
    account.parentId ?? null,
    account.isPasswordChanged ?? false,
    account.isDemo ?? false,
    new Date(now),
  ]);
  return rows[0]?.account_id;
}

const houseInsert = statement(
  'house-insert',
  `insert into account (brand, role, username, name, created_at) values ($1, 'house', $2, $2, $3)
   on conflict (brand, username) do nothing`,
);
const houseFind = statement(
  'house-find',
  `select id from account where brand = $1 and username = $2 and role = 'house'`,
);

/**
 * The other side of every settled bet: one account per brand and product. It has no wallet row, since
 * every settlement would wait for it; its balance is the sum of its transfers.
 */
export async function houseAccount(
  db: Queries,
  brand: string,
  product: string,
  now: number,
): Promise<AccountId> {
  const username = `HOUSE/${product.toUpperCase()}`;
  const [found] = await db.query<{ id: AccountId }>(houseFind, [brand, username]);
  if (found !== undefined) return found.id;
  await db.query(houseInsert, [brand, username, new Date(now)]);
  const [made] = await db.query<{ id: AccountId }>(houseFind, [brand, username]);
  if (made === undefined) throw new Error(`no house account for ${brand} ${product}`);
  return made.id;
}

const lock = statement('tree-lock', `select pg_advisory_xact_lock(hashtext('maidan/account-tree'))`);

/** Adding to the tree and shutting a part of it exclude each other: a new account must not miss a shut upline. */
async function lockTree(tx: Queries): Promise<void> {
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

/** The nine roles of specification section 6, highest first. Only clients bet. */
export const roles = [
  'owner',
  'sub-owner',
  'super-admin',
  'admin',
  'mini-admin',
  'master',
  'super-agent',
  'agent',
  'client',
] as const;

export type Role = (typeof roles)[number];

export const isRole = (word: string): word is Role => (roles as readonly string[]).includes(word);

export const standsAbove = (upper: Role, lower: Role): boolean => roles.indexOf(upper) < roles.indexOf(lower);

export interface FirstCoins {
  readonly coins: Coins;
  readonly remark?: string;
  readonly remarkKey?: RemarkKey;
  readonly requestId: string;
  /** True only for an owner. */
  readonly mayOverdraw: boolean;
}

export type OpenRefusal = NotEnoughCoins | { readonly kind: 'name-taken' };

/** Creates an account with its first coins from its upline: both, or neither. */
export function openAccount(
  db: Db,
  account: NewAccount,
  first: FirstCoins | undefined,
  now: number,
): Promise<Result<AccountId, OpenRefusal>> {
  return db.transaction(async (tx) => {
    await lockTree(tx);
    const { parentId } = account;
    if (first !== undefined && parentId !== undefined) {
      const giver = (await lockWallets(tx, [parentId])).get(parentId);
      if (giver === undefined) throw new Error(`account ${parentId} has no wallet`);
      const available = availableFrom(giver, first.mayOverdraw);
      if (available < first.coins) {
        return { ok: false, refusal: { kind: 'not-enough-coins', available } };
      }
    }
    const id = await createAccount(tx, account, now);
    if (id === undefined) return { ok: false, refusal: { kind: 'name-taken' } };
    if (first !== undefined && parentId !== undefined) {
      const { mayOverdraw: _, ...credit } = first;
      await writeTransfers(tx, [{ from: parentId, to: id, kind: 'credit', ...credit }], now);
    }
    return { ok: true, value: id };
  });
}

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

/** The names of a client in the rows of its bets. */
export interface BettorNames {
  readonly name: string;
  readonly username: string;
  /** The name of the account it was created under; empty where there is none. */
  readonly creator: string;
}

const read = statement(
  'account-names',
  `select a.name, a.username, coalesce(p.name, '') as creator
   from account a left join account p on p.id = a.parent_id where a.id = $1`,
);

export async function readNames(db: Queries, client: AccountId): Promise<BettorNames> {
  const [row] = await db.query<BettorNames>(read, [client]);
  if (row === undefined) throw new Error(`no account ${client}`);
  return row;
}
