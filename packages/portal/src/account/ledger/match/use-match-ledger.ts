import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../../house/call.ts';
import { callKey } from '../../../house/query-client.ts';
import { useWallet } from '../../../house/wallet-store.ts';

/** Reloaded whenever the wallet changes: the last bets may be settled after the match is over. */
export function useMatchLedger(matchId: string) {
  const body = { marketId: matchId };
  return useQuery({
    queryKey: [...callKey('user/completeLedgerDetails', body), useWallet()],
    queryFn: ({ signal }) => ask('user/completeLedgerDetails', body, { signal }),
    placeholderData: keepPreviousData,
  });
}
