import type { AccountId, Coins, Result } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { lockTree } from './account-tree.ts';
import { createAccount, type NewAccount } from './accounts.ts';
import { availableFrom, type NotEnoughCoins } from './credit.ts';
import { type RemarkKey, writeTransfers } from './transfer.ts';
import { lockWallets } from './wallets.ts';

export interface FirstCoins {
  readonly coins: Coins;
  readonly remark?: string;
  readonly remarkKey?: RemarkKey;
  readonly requestId: string;
  /** True only for an owner. */
  readonly mayOverdraw: boolean;
}

export type OpenRefusal = NotEnoughCoins | { readonly kind: 'name-taken' };

/** Creates an account with its first coins from its upline: both, or neither. */
export function openAccount(
  db: Db,
  account: NewAccount,
  first: FirstCoins | undefined,
  now: number,
): Promise<Result<AccountId, OpenRefusal>> {
  return db.transaction(async (tx) => {
    await lockTree(tx);
    const { parentId } = account;
    if (first !== undefined && parentId !== undefined) {
      const giver = (await lockWallets(tx, [parentId])).get(parentId);
      if (giver === undefined) throw new Error(`account ${parentId} has no wallet`);
      const available = availableFrom(giver, first.mayOverdraw);
      if (available < first.coins) {
        return { ok: false, refusal: { kind: 'not-enough-coins', available } };
      }
    }
    const id = await createAccount(tx, account, now);
    if (id === undefined) return { ok: false, refusal: { kind: 'name-taken' } };
    if (first !== undefined && parentId !== undefined) {
      const { mayOverdraw: _, ...credit } = first;
      await writeTransfers(tx, [{ from: parentId, to: id, kind: 'credit', ...credit }], now);
    }
    return { ok: true, value: id };
  });
}
