import { z } from 'zod';
import { oddsTypes } from './sports-bet.ts';

const transferKinds = [
  'credit',
  'debit',
  'settlement',
  'settlement-reversal',
  'session-commission',
  'match-commission',
  'commission-reversal',
] as const;

export const transferKind = z.enum(transferKinds);
/** A ledger also has a first row with the balance before its period. */
export const ledgerKind = z.enum([...transferKinds, 'opening']);

/** The remark, where the house wrote it itself. */
export const remarkKey = z.enum(['result-corrected', 'demo-coins', 'nothing-moved']);

/** The kind of a main market; absent where the market has a name of its own. */
export const marketKey = z.enum(oddsTypes).exclude(['fancy']);
export type MarketKey = z.output<typeof marketKey>;

/** An addition of ours: what moved, on what and why, to be said in any language. */
export const transferFacts = z.object({
  kind: transferKind,
  matchName: z.string().optional(),
  marketName: z.string().optional(),
  marketKey: marketKey.optional(),
  /** As the operator or the house wrote it; otherwise empty. */
  remark: z.string(),
  remarkKey: remarkKey.optional(),
});
export type TransferFacts = z.output<typeof transferFacts>;
