import { settleWritten } from './pay-win.ts';
import { carryOutRollback } from './roll-back.ts';
import { unansweredTransactions } from './transactions/transaction-store.ts';
import type { WalletParts } from './wallet-parts.ts';

/** Carries out what a stopped process had stored and not finished, even if the provider never repeats its call. */
export async function finishUnanswered(parts: WalletParts): Promise<number> {
  const left = await unansweredTransactions(parts.house.db);
  for (const each of left)
    await (each.kind === 'win' ? settleWritten(parts, each) : carryOutRollback(parts, each));
  return left.length;
}
