import type { PendingBet } from '@maidan/contract/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../api/ask.ts';
import { callKey } from '../../api/query-client.ts';
import { useWallet } from '../../live/wallet-store.ts';

const path = 'sports/betsList';
const openBets = {
  fancyBet: true,
  oddsBet: true,
  diamondBet: true,
  isDeclare: false,
  isDeleted: false,
  isClientExposure: true,
} as const;

export interface PendingBets {
  readonly bets: readonly PendingBet[];
  /** Only the latest are here. */
  readonly hasMore: boolean;
}

/** Asked again whenever the wallet changes: a bet was placed, settled or taken out. */
export function usePendingBets() {
  return useQuery({
    queryKey: [...callKey(path, openBets), 'pending', useWallet()],
    queryFn: async ({ signal }): Promise<PendingBets> => {
      const { pendingBetData, hasMore = false } = await ask(path, openBets, { signal });
      return { bets: pendingBetData, hasMore };
    },
    placeholderData: keepPreviousData,
  });
}
