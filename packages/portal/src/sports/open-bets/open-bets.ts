import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../api/ask.ts';
import { callKey } from '../../api/query-client.ts';
import { useWallet } from '../../live/wallet-store.ts';
import { type OpenBet, readOpenBets } from './read-open-bets-wire.ts';

const path = 'sports/betsList';
const request = { isDeclare: false, isDeleted: false, isClientExposure: true } as const;

export interface OpenBets {
  /** Newest first. */
  readonly bets: readonly OpenBet[];
  /** Only the latest are here. */
  readonly hasMore: boolean;
}

/** Of every product, asked for again whenever the wallet changes: a bet was placed, settled or taken out. */
export function useOpenBets() {
  return useQuery({
    queryKey: [...callKey(path, request), useWallet()],
    queryFn: async ({ signal }): Promise<OpenBets> => {
      const data = await ask(path, request, { signal });
      return { bets: readOpenBets(data), hasMore: data.hasMore ?? false };
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: true,
  });
}
