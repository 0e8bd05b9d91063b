import type { AccountId, Coins } from '@maidan/betting';
import type { Db } from '../db/db.ts';
import { type FoundTransfer, findTransfer } from './find-transfer.ts';
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
  /** True of an owner alone. */
  readonly mayOverdraw: boolean;
}

/** What an owner may have issued in all, in hundredths: won on top of it, a balance still fits a wire number. */
const issuedMost = 5_000_000_000_000_000n;

/** What a giver may part with. The owner issues coins, so its balance may go below zero. */
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
  /** The request id names this transfer, which may be of something else. */
  | { readonly kind: 'done-before'; readonly transfer: FoundTransfer };

/** Moves coins between an upline and its downline. Undefined: this call moved them. */
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
    // The wallets of others are not locked: one of them used the id since.
    const other = await findTransfer(tx, requestId);
    if (other === undefined) throw new Error(`transfer ${requestId} was not written`);
    return { kind: 'done-before', transfer: other };
  });
}
