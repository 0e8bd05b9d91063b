import type { AccountId, Coins } from '@maidan/betting';
import type { Db } from '../db/db.ts';
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
  /** The owner issues coins, so its balance may go below zero; nobody else's may. */
  readonly mayOverdraw: boolean;
}

export type MovementRefusal = { readonly kind: 'not-enough-coins'; readonly available: bigint };

/** Moves coins between an upline and its downline. Undefined means it is in the books, once. */
export function moveCoins(db: Db, movement: Movement, now: number): Promise<MovementRefusal | undefined> {
  return db.transaction(async (tx) => {
    const wallets = await lockWallets(tx, [movement.from, movement.to]);
    const giver = wallets.get(movement.from);
    if (giver === undefined) throw new Error(`account ${movement.from} has no wallet`);
    const available = giver.balance - giver.exposure;
    if (!movement.mayOverdraw && available < movement.coins) return { kind: 'not-enough-coins', available };
    await writeTransfers(tx, [movement], now);
    return undefined;
  });
}
