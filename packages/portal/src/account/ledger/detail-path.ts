import type { LedgerRow } from '@maidan/contract/wire';
import { pathTo } from '../../paths.ts';
import { betParts } from '../../product-parts.ts';

/**
 * Document 1, section 2: rows link to their details by ledger type (diamondCasino, internationalCasino, or other);
 * credits and debits have none.
 */
export function detailPath({ ledgerType, marketId, eventId, ...row }: LedgerRow): string | undefined {
  const ofProduct = betParts().find(({ ledger }) => ledger?.type === ledgerType)?.ledger;
  if (ofProduct) return ofProduct.detailPath({ eventId }, row.day ?? String(row.date));
  // Matches, and whatever type a server of others sends that has a market.
  return ledgerType !== 'account' && marketId ? pathTo('ledgerDetails', { marketId }) : undefined;
}
