import type { AccountId } from '@maidan/betting';
import { type Db, type Queries, statement } from '@maidan/process/db/db.ts';

/** A session and whose it is. */
export interface SignedIn {
  readonly token: string;
  readonly accountId: AccountId;
  readonly username: string;
  readonly brand: string;
  /** The brand whose host the sign-in was sent to, where that is another: the session is good there too. */
  readonly atHostOf?: string;
}

const sessionByHash = statement(
  'session-by-hash',
  `select s.account_id, s.brand, s.at_host_of, s.created_at, s.used_at, a.username
   from session s join account a on a.id = s.account_id where s.token_hash = $1`,
);

export interface SessionRow {
  readonly account_id: AccountId;
  readonly brand: string;
  readonly at_host_of: string | null;
  readonly created_at: number;
  readonly used_at: number;
  readonly username: string;
}

export async function findSession(db: Queries, hash: Uint8Array): Promise<SessionRow | undefined> {
  return (await db.query<SessionRow>(sessionByHash, [hash]))[0];
}

const sessionsByHash = statement(
  'sessions-by-hash',
  `select encode(token_hash, 'hex') as hash, created_at, used_at from session
   where token_hash in (select decode(asked, 'hex') from unnest($1::text[]) asked)`,
);

/** By hashes in hex; unknown ones are left out. */
export function findSessions(
  db: Queries,
  hashes: readonly string[],
): Promise<(Pick<SessionRow, 'created_at' | 'used_at'> & { readonly hash: string })[]> {
  return db.query(sessionsByHash, [hashes]);
}

const sessionInsert = statement(
  'session-insert',
  `insert into session (token_hash, account_id, brand, created_at, used_at, address, at_host_of)
   values ($1, $2, $3, $4, $4, $5, $6)`,
);

export async function insertSession(
  db: Queries,
  hash: Uint8Array,
  session: Pick<SignedIn, 'accountId' | 'brand' | 'atHostOf'>,
  address: string,
  now: number,
): Promise<void> {
  const { accountId, brand, atHostOf = null } = session;
  await db.query(sessionInsert, [hash, accountId, brand, new Date(now), address, atHostOf]);
}

const accountHold = statement('account-hold', 'select id from account where id = $1 for no key update');

/** Two sign-ins at one moment lock the account in turn, so that the later one always remains. */
export function insertOnlySession(
  db: Db,
  hash: Uint8Array,
  session: Pick<SignedIn, 'accountId' | 'brand' | 'atHostOf'>,
  address: string,
  now: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query(accountHold, [session.accountId]);
    await insertSession(tx, hash, session, address, now);
    await deleteOtherSessions(tx, session.accountId, hash);
  });
}

const sessionTouch = statement(
  'session-touch',
  'update session set used_at = $2, created_at = least(created_at, $2) where token_hash = $1',
);

export async function touchSession(db: Queries, hash: Uint8Array, now: number): Promise<void> {
  await db.query(sessionTouch, [hash, new Date(now)]);
}

const sessionDelete = statement('session-delete', 'delete from session where token_hash = $1');

export async function deleteSession(db: Queries, hash: Uint8Array): Promise<void> {
  await db.query(sessionDelete, [hash]);
}

const sessionDeleteOthers = statement(
  'session-delete-others',
  'delete from session where account_id = $1 and token_hash <> $2 returning 1',
);

export async function deleteOtherSessions(db: Queries, id: AccountId, kept: Uint8Array): Promise<number> {
  return (await db.query(sessionDeleteOthers, [id, kept])).length;
}

const sessionsOfAccount = statement(
  'sessions-of-account',
  `select encode(token_hash, 'hex') as hash, address from session where account_id = $1
   order by used_at desc, created_at desc`,
);

export interface OpenSessionRow {
  /** In hex. */
  readonly hash: string;
  readonly address: string;
}

/** In order of last use, latest first. */
export function listSessions(db: Queries, id: AccountId): Promise<OpenSessionRow[]> {
  return db.query<OpenSessionRow>(sessionsOfAccount, [id]);
}

const sessionsDeleteByHash = statement(
  'sessions-delete-by-hash',
  `delete from session where token_hash in (select decode(ended, 'hex') from unnest($1::text[]) ended)`,
);

/** By hashes in hex. */
export async function deleteSessions(db: Queries, hashes: readonly string[]): Promise<void> {
  await db.query(sessionsDeleteByHash, [[...hashes]]);
}

const sessionsDelete = statement(
  'sessions-delete',
  'delete from session where account_id = any ($1::bigint[]) returning account_id',
);

/** The account of every session that was ended. */
export async function deleteSessionsOf(db: Queries, accounts: readonly AccountId[]): Promise<AccountId[]> {
  const rows = await db.query<{ account_id: AccountId }>(sessionsDelete, [[...accounts]]);
  return rows.map((row) => row.account_id);
}
