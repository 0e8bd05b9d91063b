import type { PendingBet } from '@maidan/contract/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../house/call.ts';
import { callKey } from '../../house/query-client.ts';
import { useWallet } from '../../house/wallet-store.ts';
import { type EventGroup, groupBets } from './group-bets.ts';

const path = 'sports/betsList';
const openBets = {
  fancyBet: true,
  oddsBet: true,
  diamondBet: true,
  isDeclare: false,
  isDeleted: false,
  isClientExposure: false,
} as const;

export interface PendingBets {
  readonly bets: readonly PendingBet[];
  /** The same bets, grouped by match or game. */
  readonly events: readonly EventGroup[];
  /** Older bets were left out. */
  readonly hasMore: boolean;
}

/** Reloaded whenever the wallet changes: a bet was placed, settled or deleted. */
export function usePendingBets() {
  return useQuery({
    queryKey: [...callKey(path, openBets), 'pending', useWallet()],
    queryFn: async ({ signal }): Promise<PendingBets> => {
      const lists = await ask(path, openBets, { signal });
      return { bets: lists.pendingBetData, events: groupBets(lists), hasMore: lists.hasMore ?? false };
    },
    placeholderData: keepPreviousData,
  });
}
