import type { LedgerRow } from '@maidan/contract/wire';
import { pathTo } from '../../paths.ts';

/**
 * Document 1, section 2: rows link to their details by ledger type (diamondCasino, internationalCasino, or other);
 * credits and debits have none.
 */
export function detailPath({ ledgerType, marketId, eventId, ...row }: LedgerRow): string | undefined {
  const date = row.day ?? String(row.date);
  switch (ledgerType) {
    case 'diamondCasino':
      return pathTo('ledgerCasinoDetails', { eventId, ledgerType, date });
    case 'internationalCasino':
      return pathTo('internationalLedgerCasinoDetails', { eventId, ledgerType, date });
    case 'matka':
      return `${pathTo('matkaBetList')}?${new URLSearchParams({ matkaEventId: eventId, date })}`;
    case 'account':
      return undefined;
    // Matches, and whatever type a server of others sends that has a market.
    default:
      return marketId ? pathTo('ledgerDetails', { marketId }) : undefined;
  }
}
