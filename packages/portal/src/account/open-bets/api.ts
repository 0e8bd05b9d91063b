import type { DataOf } from '@maidan/contract/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../house/call.ts';
import { callKey } from '../../house/query-client.ts';
import { useWallet } from '../../house/wallet-store.ts';

const path = 'sports/betsList';
const request = { isDeclare: false, isDeleted: false, isClientExposure: false } as const;

export type OpenBets = Pick<
  DataOf<typeof path>,
  'oddsBetsData' | 'sessionBetsData' | 'casinoBetData' | 'hasMore'
>;

/**
 * The open bets of every product, reloaded whenever the wallet changes: a bet was placed, settled or deleted.
 */
export function useOpenBets() {
  return useQuery({
    queryKey: [...callKey(path, request), useWallet()],
    queryFn: ({ signal }): Promise<OpenBets> => ask(path, request, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: true,
  });
}

export const countBets = ({ oddsBetsData, sessionBetsData, casinoBetData }: OpenBets): number =>
  oddsBetsData.length + sessionBetsData.length + casinoBetData.length;
