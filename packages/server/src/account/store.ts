import type { AccountId } from '@maidan/betting';
import type { Language } from '@maidan/contract';
import { type Db, type Queries, statement } from '@maidan/process/db/db.ts';

export interface AccountRow {
  readonly id: AccountId;
  readonly parent_id: AccountId | null;
  readonly brand: string;
  readonly role: string;
  readonly username: string;
  readonly name: string;
  readonly password_hash: string | null;
  readonly is_password_changed: boolean;
  readonly is_demo: boolean;
  readonly bet_status: boolean;
  readonly rate_difference: number;
  readonly bet_chips: Record<string, number> | null;
  readonly bet_chips_modal: boolean;
  readonly casino_multiply: number;
  readonly language: Language | null;
  readonly balance: bigint;
  readonly exposure: bigint;
  readonly created_at: number;
}

const accountColumns = `a.id, a.parent_id, a.brand, a.role, a.username, a.name, a.password_hash, a.is_password_changed,
  a.is_demo, a.bet_status, a.rate_difference, a.bet_chips, a.bet_chips_modal, a.casino_multiply, a.language, a.created_at,
  coalesce(w.balance, 0) as balance, coalesce(w.exposure, 0) as exposure`;

const byUsername = statement(
  'account-by-username',
  `select ${accountColumns} from account a left join wallet w on w.account_id = a.id
   where a.brand = $1 and a.username = $2`,
);

export async function findByUsername(
  db: Queries,
  brand: string,
  username: string,
): Promise<AccountRow | undefined> {
  return (await db.query<AccountRow>(byUsername, [brand, username]))[0];
}

const byId = statement(
  'account-by-id',
  `select ${accountColumns} from account a left join wallet w on w.account_id = a.id where a.id = $1`,
);

export async function findAccount(db: Queries, id: AccountId): Promise<AccountRow | undefined> {
  return (await db.query<AccountRow>(byId, [id]))[0];
}

const blocked = statement(
  'account-blocked',
  `with recursive upline as (
     select id, parent_id, is_blocked from account where id = $1
     union all
     select a.id, a.parent_id, a.is_blocked from account a join upline u on a.id = u.parent_id
   )
   select bool_or(is_blocked) as is_blocked from upline`,
);

/** Whether the account, or anyone above it, is blocked. */
export async function isBlocked(db: Queries, id: AccountId): Promise<boolean> {
  return (await db.query<{ is_blocked: boolean }>(blocked, [id]))[0]?.is_blocked ?? false;
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

const passwordReset = statement(
  'account-reset-password',
  'update account set password_hash = $2, is_password_changed = false where id = $1',
);

/** For a password given by an operator: the client must choose its own before it bets. */
export async function resetPassword(db: Queries, id: AccountId, hash: string): Promise<void> {
  await db.query(passwordReset, [id, hash]);
}

const passwordReplace = statement(
  'account-replace-password',
  `update account set password_hash = $3, is_password_changed = true where id = $1 and password_hash = $2 returning id`,
);

/** For a password chosen by the client. False where the old one has changed meanwhile: an operator may have given a new one. */
export async function replacePassword(
  db: Queries,
  id: AccountId,
  hashes: { readonly old: string; readonly next: string },
): Promise<boolean> {
  return (await db.query(passwordReplace, [id, hashes.old, hashes.next])).length > 0;
}

const setPreferences = statement(
  'account-set-preferences',
  `update account set bet_chips = coalesce($2::jsonb, bet_chips), language = coalesce($3, language),
     bet_chips_modal = coalesce($4, bet_chips_modal), rate_difference = coalesce($5, rate_difference) where id = $1`,
);

/** What a client may choose for itself; absent fields stay unchanged. */
export type Chosen = Partial<
  Pick<AccountRow, 'bet_chips' | 'language' | 'bet_chips_modal' | 'rate_difference'>
>;

export async function updatePreferences(
  db: Queries,
  id: AccountId,
  { bet_chips, language, bet_chips_modal, rate_difference }: Chosen,
): Promise<void> {
  const chips = bet_chips ? JSON.stringify(bet_chips) : null;
  const others = [language ?? null, bet_chips_modal ?? null, rate_difference ?? null];
  await db.query(setPreferences, [id, chips, ...others]);
}

const read = statement(
  'account-may-bet',
  'select bet_status and shut_by is null as may_bet from account where id = $1',
);

/** Whether neither the client's own switch nor an upline's is off. */
export async function mayBet(db: Queries, client: AccountId): Promise<boolean> {
  return (await db.query<{ may_bet: boolean }>(read, [client]))[0]?.may_bet ?? false;
}

/** A session and whose it is. */
export interface SignedIn {
  readonly token: string;
  readonly accountId: AccountId;
  readonly username: string;
  readonly brand: string;
  /** The brand whose host the sign-in was sent to, where that is another: the session is good there too. */
  readonly atHostOf?: string;
}
