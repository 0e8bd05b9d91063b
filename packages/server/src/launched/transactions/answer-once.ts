import type { Queries } from '../../db/db.ts';
import { refuse } from '../refuse.ts';
import { contentHash } from './content-hash.ts';
import { findTransaction, type StoredReply, type Transaction } from './transaction-store.ts';

interface WalletAct {
  readonly provider: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly request: { readonly transactionId: string };
  /** A refusal, or nothing once it is written down under its id, by this call or by another. */
  writeDown(hash: string): Promise<StoredReply | undefined>;
  /** Keeps its reply. */
  carryOut(written: Transaction): Promise<StoredReply>;
}

/** Written down first, then carried out, then answered: asked again at any moment, it goes on from there. */
export async function answerOnce(
  db: Queries,
  { provider, kind, request, writeDown, carryOut }: WalletAct,
): Promise<StoredReply> {
  const { transactionId } = request;
  const hash = contentHash(kind, request);
  const known = await findTransaction(db, provider, transactionId);
  if (known === undefined) {
    const refused = await writeDown(hash);
    if (refused !== undefined) return refused;
  }
  const written = known ?? (await findTransaction(db, provider, transactionId));
  if (written === undefined) throw new Error(`${kind} ${transactionId} was not written down`);
  return recall(written, hash) ?? carryOut(written);
}

/** What a transaction id that is taken is answered with; undefined while it has no answer and is to be carried out. */
function recall(found: Transaction, hash: string): StoredReply | undefined {
  if (found.kind === 'lost') return refuse('rolled-back');
  if (found.input_hash !== hash) return refuse('reused');
  return found.reply ?? undefined;
}
