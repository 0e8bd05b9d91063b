import type { AccountId } from '@maidan/betting';
import type { WalletRefused, WalletReplyOf } from '@maidan/contract';
import { type Db, type Queries, statement } from '@maidan/process/db/db.ts';

export type StoredReply = WalletReplyOf<'bet'> | WalletRefused;

export interface Transaction {
  readonly provider: string;
  readonly transaction_id: string;
  readonly kind: 'bet' | 'win' | 'rollback' | 'lost';
  readonly input_hash: string;
  readonly client_id: AccountId;
  readonly market_id: string | null;
  readonly coins: bigint | null;
  readonly is_final: boolean;
  readonly summary: string | null;
  readonly rolls_back: string | null;
  readonly rolled_back_by: string | null;
  readonly reply: StoredReply | null;
}

const columns = `provider, transaction_id, kind, input_hash, client_id, market_id, coins, is_final, summary, rolls_back,
  rolled_back_by, reply`;
const find = statement(
  'wallet-transaction-find',
  `select ${columns} from wallet_transaction where provider = $1 and transaction_id = $2`,
);

export async function findTransaction(
  db: Queries,
  provider: string,
  id: string,
): Promise<Transaction | undefined> {
  return (await db.query<Transaction>(find, [provider, id]))[0];
}

const insert = statement(
  'wallet-transaction-insert',
  `insert into wallet_transaction (provider, transaction_id, kind, input_hash, client_id, market_id, coins, is_final, summary,
     rolls_back, reply, asked_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12)
   on conflict (provider, transaction_id) do nothing returning transaction_id`,
);

export type NewTransaction = Omit<Transaction, 'rolled_back_by'>;

/** False where the id is taken: the first transaction keeps it for ever. */
export async function insertTransaction(tx: Queries, made: NewTransaction, now: number): Promise<boolean> {
  const rows = await tx.query(insert, [
    made.provider,
    made.transaction_id,
    made.kind,
    made.input_hash,
    made.client_id,
    made.market_id,
    made.coins,
    made.is_final,
    made.summary,
    made.rolls_back,
    made.reply === null ? null : JSON.stringify(made.reply),
    new Date(now),
  ]);
  return rows.length > 0;
}

const answer = statement(
  'wallet-transaction-answer',
  `update wallet_transaction set reply = coalesce(reply, $3::jsonb) where provider = $1 and transaction_id = $2 returning reply`,
);

/** Stores the reply and returns the one stored first. */
export async function keepReply(
  db: Queries,
  provider: string,
  id: string,
  reply: StoredReply,
): Promise<StoredReply> {
  const [row] = await db.query<{ reply: StoredReply }>(answer, [provider, id, JSON.stringify(reply)]);
  if (row === undefined) throw new Error(`transaction ${id} of ${provider} is not there to be answered`);
  return row.reply;
}

const refuseUnanswered = statement(
  'wallet-transaction-refuse',
  `update wallet_transaction set market_id = null, coins = null, is_final = false, reply = $3::jsonb
   where provider = $1 and transaction_id = $2 and reply is null`,
);

/** Refuses a transaction that was written down, so that it no longer counts in its round; returns the reply stored first. */
export async function refuseWritten(
  db: Queries,
  provider: string,
  id: string,
  refused: WalletRefused,
): Promise<StoredReply> {
  await db.query(refuseUnanswered, [provider, id, JSON.stringify(refused)]);
  return keepReply(db, provider, id, refused);
}

const rollBack = statement(
  'wallet-transaction-roll-back',
  `update wallet_transaction set rolled_back_by = coalesce(rolled_back_by, $3) where provider = $1 and transaction_id = $2`,
);

export async function markRolledBack(tx: Queries, provider: string, id: string, by: string): Promise<void> {
  await tx.query(rollBack, [provider, id, by]);
}

const unanswered = statement(
  'wallet-transactions-unanswered',
  `select ${columns} from wallet_transaction where reply is null and kind in ('win', 'rollback') order by asked_at`,
);

/** Wins and rollbacks stored without a reply, perhaps not carried out. Bets are left out: their providers repeat them. */
export const unansweredTransactions = (db: Queries): Promise<Transaction[]> =>
  db.query<Transaction>(unanswered);

const refused = statement(
  'wallet-transactions-forget-refused',
  `delete from wallet_transaction t using (
     select provider, transaction_id from wallet_transaction
     where kind = 'bet' and rolled_back_by is null and reply ->> 'status' = 'refused' and asked_at < $1
     order by asked_at limit $2 for update skip locked
   ) old
   where t.provider = old.provider and t.transaction_id = old.transaction_id returning t.market_id`,
);

/** Rounds that only refused bets had opened. */
const unused = statement(
  'launched-rounds-forget-unused',
  `with unused as (
     select r.market_id from launched_round r
     where r.market_id = any ($1::text[])
       and not exists (select 1 from wallet_transaction t where t.market_id = r.market_id)
       and not exists (select 1 from bet b where b.market_id = r.market_id)
     for update skip locked
   ),
   rounds as (delete from launched_round r using unused u where r.market_id = u.market_id)
   delete from market m using unused u where m.id = u.market_id`,
);

/**
 * Deletes refused bets asked for before this time, with the rounds that no other bet was on, and returns how many bets.
 * Otherwise a player without coins could fill the disk. One that was rolled back is kept, since it must fail for ever.
 */
export function forgetRefusedBets(db: Db, before: number, most: number): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx.query<{ market_id: string | null }>(refused, [new Date(before), most]);
    const rounds = new Set(gone.flatMap(({ market_id }) => market_id ?? []));
    if (rounds.size > 0) await tx.query(unused, [[...rounds]]);
    return gone.length;
  });
}
