import { refuse } from '../refuse.ts';
import type { StoredReply, Transaction } from './transaction-store.ts';

/** What a transaction id that is taken is answered with; undefined while it has no answer and is to be carried out. */
export function recall(found: Transaction, hash: string): StoredReply | undefined {
  if (found.kind === 'lost') return refuse('rolled-back');
  if (found.input_hash !== hash) return refuse('reused');
  return found.reply ?? undefined;
}
