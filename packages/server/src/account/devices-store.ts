import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

const known = statement(
  'device-known',
  `select 1 from device d join account a on a.id = d.account_id
   where d.token_hash = $1 and a.brand = $2 and a.username = $3`,
);

export async function isDeviceKnown(
  db: Queries,
  hash: Uint8Array,
  brand: string,
  username: string,
): Promise<boolean> {
  return (await db.query(known, [hash, brand, username])).length > 0;
}

const insert = statement(
  'device-insert',
  `insert into device (token_hash, account_id, created_at, used_at) values ($1, $2, $3, $3)
   on conflict (token_hash, account_id) do update set used_at = excluded.used_at`,
);

export async function insertDevice(
  db: Queries,
  hash: Uint8Array,
  account: AccountId,
  now: number,
): Promise<void> {
  await db.query(insert, [hash, account, new Date(now)]);
}

const given = statement('device-given', 'select 1 from device where token_hash = $1 limit 1');

/** Whether the house issued this token. */
export async function isDeviceGiven(db: Queries, hash: Uint8Array): Promise<boolean> {
  return (await db.query(given, [hash])).length > 0;
}

const trim = statement(
  'device-trim',
  `delete from device where account_id = $1 and token_hash in (
     select token_hash from device where account_id = $1 and token_hash <> $2 order by used_at desc offset $3)`,
);

/** Deletes all devices of the account but `kept` and the `others` used last. */
export async function trimDevices(
  db: Queries,
  account: AccountId,
  kept: Uint8Array,
  others: number,
): Promise<void> {
  await db.query(trim, [account, kept, others]);
}
