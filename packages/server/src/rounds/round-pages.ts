import type { Moments } from '../bets/audit/moments.ts';
import { pagesOf } from '../bets/audit/pages-of.ts';
import { type AuditedRound, type RoundPlace, roundsAfter } from './audit-store.ts';

const first: RoundPlace = { game: '', number: 0 };

/** Every round of a product, for its audit. */
export const roundPages = (
  moments: Moments,
  product: string,
  most: number,
): AsyncGenerator<readonly AuditedRound[]> =>
  pagesOf(
    moments,
    first,
    (tx, after) => roundsAfter(tx, product, after, most),
    (round) => round,
  );
