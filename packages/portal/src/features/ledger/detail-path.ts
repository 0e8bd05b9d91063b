import type { LedgerRow } from '@maidan/contract/wire';
import { pathTo } from '../../api/paths.ts';

/** Document 1, section 2: rows link to their details by ledger type; credits and debits have none. */
export function detailPath({ ledgerType, marketId, eventId, date }: LedgerRow): string | undefined {
  switch (ledgerType) {
    case 'match':
      return pathTo('ledgerDetails', { marketId });
    case 'diamondCasino':
      return pathTo('ledgerCasinoDetails', { eventId, ledgerType, date });
    case 'internationalCasino':
      return pathTo('internationalLedgerCasinoDetails', { eventId, ledgerType, date });
    case 'matka':
      return `${pathTo('matkaBetList')}?${new URLSearchParams({ matkaEventId: eventId, date })}`;
    case 'account':
      return undefined;
  }
}
