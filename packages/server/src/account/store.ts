import type { AccountId } from '@maidan/betting';
import type { Language } from '@maidan/contract';
import { type Queries, statement } from '@maidan/process/db/db.ts';

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
