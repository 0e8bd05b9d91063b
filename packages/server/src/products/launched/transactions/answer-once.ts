import { createHash } from 'node:crypto';
import type { Queries } from '@maidan/process/db/db.ts';
import { refuse } from '../refuse.ts';
import { findTransaction, type StoredReply, type Transaction } from './transaction-store.ts';

interface WalletAct {
  readonly provider: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly request: { readonly transactionId: string };
  /** A refusal, or undefined once the transaction is stored under its id, by this call or another. */
  writeDown(hash: string): Promise<StoredReply | undefined>;
  /** Carries it out and stores its reply. */
  carryOut(written: Transaction): Promise<StoredReply>;
}

/** Stored first, then carried out, then answered: a repeated call continues from wherever it stopped. */
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

/** The answer for a transaction id that is taken; undefined while it has none and must be carried out. */
function recall(found: Transaction, hash: string): StoredReply | undefined {
  if (found.kind === 'lost') return refuse('rolled-back');
  if (found.input_hash !== hash) return refuse('reused');
  return found.reply ?? undefined;
}

/** Distinguishes a repeated call from another one under the same transaction id. */
export const contentHash = (call: string, request: object): string =>
  createHash('sha256')
    .update(
      JSON.stringify([call, ...Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1))]),
    )
    .digest('base64url');
