import type { FancyBet, MarketPosition, MatchBet } from '@maidan/contract/wire';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ask } from '../../api/ask.ts';
import { callKey } from '../../api/query-client.ts';

export interface MatchBets {
  readonly onRunners: readonly MatchBet[];
  readonly onFancies: readonly FancyBet[];
  /** Only the latest of both together are here. */
  readonly hasMore: boolean;
}

const betsPath = 'sports/betsList';
const positionPath = 'sports/userPositionByMarketId';
const completedPath = 'sports/completedFancyByMarketId';

export function useMatchBets(marketId: string) {
  const request = {
    fancyBet: true,
    oddsBet: true,
    diamondBet: false,
    isDeclare: false,
    isDeleted: false,
    isClientExposure: true,
    marketId,
  };
  return useQuery({
    queryKey: callKey(betsPath, request),
    queryFn: async ({ signal }): Promise<MatchBets> => {
      const { oddsBetsData, sessionBetsData, hasMore = false } = await ask(betsPath, request, { signal });
      return { onRunners: oddsBetsData, onFancies: sessionBetsData, hasMore };
    },
  });
}

export function useMatchPosition(marketId: string): MarketPosition | undefined {
  return useQuery({
    queryKey: callKey(positionPath, { marketId }),
    queryFn: ({ signal }) => ask(positionPath, { marketId }, { signal }),
  }).data;
}

export function useCompletedFancies(marketId: string) {
  return useQuery({
    queryKey: callKey(completedPath, { marketId }),
    queryFn: ({ signal }) => ask(completedPath, { marketId }, { signal }),
  });
}

/** After a bet was placed, settled or taken out. */
export function reloadMatchBets(queries: QueryClient): void {
  for (const path of [betsPath, positionPath, completedPath] as const) {
    void queries.invalidateQueries({ queryKey: callKey(path) });
  }
}
