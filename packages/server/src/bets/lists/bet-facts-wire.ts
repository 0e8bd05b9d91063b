import { type Refusal, refusalFacts, refusalMessage } from '@maidan/betting';
import type { Refused } from '../../http/answer.ts';
import { hundredthsToWire } from '../../wallet/coins-wire.ts';
import type { BetRow } from './bet-list-store.ts';

/** The fields that the rows of all products have. */
export const betFactsToWire = (row: BetRow) =>
  ({
    _id: String(row.id),
    amount: hundredthsToWire(row.stake),
    profitLoss: hundredthsToWire(row.profit ?? 0n),
    isDeclare: row.state === 'settled' ? 1 : 0,
    isDeleted: row.state === 'void' || row.state === 'deleted' ? 1 : 0,
    deletedRemark: row.remark ?? '',
    ...(row.taken_out_rule === null ? {} : { deletedRule: row.taken_out_rule }),
    createdAt: new Date(row.placed_at).toISOString(),
  }) as const;

/** Sent only when true, so that older clients get the format they know. */
export const hasMoreToWire = (hasMore: boolean): { hasMore?: true } => (hasMore ? { hasMore } : {});

export function listFromWire({
  isDeclare,
  isDeleted,
}: {
  readonly isDeclare: boolean;
  readonly isDeleted: boolean;
}): 'open' | 'settled' | 'taken-out' {
  if (isDeleted) return 'taken-out';
  return isDeclare ? 'settled' : 'open';
}

/** The refusal in English, and as data for other languages. */
export const refusalToWire = (refusal: Refusal): Refused => ({
  ok: false,
  message: refusalMessage(refusal),
  refusal: refusalFacts(refusal),
});
