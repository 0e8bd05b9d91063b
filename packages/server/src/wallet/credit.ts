import type { AccountId, Coins } from '@maidan/betting';
import { type Db, type Queries, statement } from '@maidan/process/db/db.ts';
import { type RemarkKey, writeTransfers } from './transfer.ts';
import { lockWallets } from './wallets.ts';

export interface Movement {
  readonly from: AccountId;
  readonly to: AccountId;
  readonly coins: Coins;
  readonly kind: 'credit' | 'debit';
  readonly remark: string;
  readonly remarkKey?: RemarkKey;
  readonly requestId: string;
  /** True only for an owner. */
  readonly mayOverdraw: boolean;
}

/** The most an owner may have issued in all, in hundredths: even with wins a balance still fits a wire number. */
const issuedMost = 5_000_000_000_000_000n;

/** What an account may give. The owner issues coins, so its balance may go below zero. */
export const availableFrom = (
  { balance, exposure }: { readonly balance: bigint; readonly exposure: bigint },
  mayOverdraw: boolean,
): bigint => balance - exposure + (mayOverdraw ? issuedMost : 0n);

export interface NotEnoughCoins {
  readonly kind: 'not-enough-coins';
  readonly available: bigint;
}

export type MovementRefusal =
  | NotEnoughCoins
  /** The request id is already used by this transfer, which may be a different one. */
  | { readonly kind: 'done-before'; readonly transfer: FoundTransfer };

/** Moves coins between an upline and its downline. Undefined when this call moved them. */
export function moveCoins(db: Db, movement: Movement, now: number): Promise<MovementRefusal | undefined> {
  const { from, to, coins, requestId, mayOverdraw } = movement;
  return db.transaction(async (tx) => {
    const giver = (await lockWallets(tx, [from, to])).get(from);
    if (giver === undefined) throw new Error(`account ${from} has no wallet`);
    const earlier = await findTransfer(tx, requestId);
    if (earlier !== undefined) return { kind: 'done-before', transfer: earlier };
    const available = availableFrom(giver, mayOverdraw);
    if (available < coins) return { kind: 'not-enough-coins', available };
    const written = await writeTransfers(tx, [movement], now);
    if (written.length > 0) return undefined;
    // Another pair of accounts, whose wallets are not locked here, has used the id meanwhile.
    const other = await findTransfer(tx, requestId);
    if (other === undefined) throw new Error(`transfer ${requestId} was not written`);
    return { kind: 'done-before', transfer: other };
  });
}

export interface FoundTransfer {
  readonly id: bigint;
  readonly from_account: AccountId;
  readonly to_account: AccountId;
  readonly coins: bigint;
  readonly kind: string;
}

const byRequest = statement(
  'transfer-by-request',
  'select id, from_account, to_account, coins, kind from transfer where request_id = $1',
);

/** The transfer with this request id, if any. */
async function findTransfer(db: Queries, requestId: string): Promise<FoundTransfer | undefined> {
  return (await db.query<FoundTransfer>(byRequest, [requestId]))[0];
}
