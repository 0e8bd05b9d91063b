import type { PendingBet } from '@maidan/contract/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../api/ask.ts';
import { callKey } from '../../api/query-client.ts';
import { useWallet } from '../../live/wallet-store.ts';
import { type EventGroup, groupBets } from './group-bets.ts';

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
  /** The same, by what they are on. */
  readonly events: readonly EventGroup[];
  /** Only the latest are here. */
  readonly hasMore: boolean;
}

/** Asked again whenever the wallet changes: a bet was placed, settled or taken out. */
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
