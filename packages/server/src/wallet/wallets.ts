import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface WalletRow {
  readonly account_id: AccountId;
  readonly balance: bigint;
  readonly exposure: bigint;
}

const lock = statement(
  'wallets-lock',
  'select account_id, balance, exposure from wallet where account_id = any ($1::bigint[]) order by account_id for update',
);

/** Code that changes wallets locks them first, in order of id, which rules out deadlocks. */
export async function lockWallets(
  tx: Queries,
  ids: readonly AccountId[],
): Promise<Map<AccountId, WalletRow>> {
  const rows = await tx.query<WalletRow>(lock, [[...ids]]);
  return new Map(rows.map((row) => [row.account_id, row]));
}

const read = statement(
  'wallet-read',
  'select account_id, balance, exposure from wallet where account_id = $1',
);

export async function readWallet(db: Queries, id: AccountId): Promise<WalletRow | undefined> {
  return (await db.query<WalletRow>(read, [id]))[0];
}

/** Ids for acts and movements whose caller gives none, made of unpredictable bytes. */
export const requestIds = (randomBytes: (length: number) => Uint8Array) => (): string =>
  Buffer.from(randomBytes(18)).toString('base64url');
