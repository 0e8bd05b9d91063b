import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { Role } from './roles.ts';

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
