import type { FancyBet, MarketPosition, MatchBet } from '@maidan/contract/wire';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ask } from '../../../house/call.ts';
import { callKey } from '../../../house/query-client.ts';

export interface MatchBets {
  readonly onRunners: readonly MatchBet[];
  readonly onFancies: readonly FancyBet[];
  /** Older bets were left out: only the latest of both kinds together are here. */
  readonly hasMore: boolean;
}

const betsPath = 'sports/betsList';
const positionPath = 'sports/userPositionByMarketId';
const completedPath = 'sports/completedFancyByMarketId';

export function useMatchBets(matchId: string) {
  const request = {
    fancyBet: true,
    oddsBet: true,
    diamondBet: false,
    isDeclare: false,
    isDeleted: false,
    isClientExposure: true,
    marketId: matchId,
  };
  return useQuery({
    queryKey: callKey(betsPath, request),
    queryFn: async ({ signal }): Promise<MatchBets> => {
      const { oddsBetsData, sessionBetsData, hasMore = false } = await ask(betsPath, request, { signal });
      return { onRunners: oddsBetsData, onFancies: sessionBetsData, hasMore };
    },
  });
}

export function useMatchPosition(matchId: string): MarketPosition | undefined {
  return useQuery({
    queryKey: callKey(positionPath, { marketId: matchId }),
    queryFn: async ({ signal }) => wholePosition(await ask(positionPath, { marketId: matchId }, { signal })),
  }).data;
}

/** Positions on fancies are ours: another server with the same contract may leave them out. */
export const wholePosition = ({
  oddsPosition,
  sessionPosition = [],
}: Pick<MarketPosition, 'oddsPosition'> & Partial<MarketPosition>): MarketPosition => ({
  oddsPosition,
  sessionPosition,
});

export function useCompletedFancies(matchId: string) {
  return useQuery({
    queryKey: callKey(completedPath, { marketId: matchId }),
    queryFn: ({ signal }) => ask(completedPath, { marketId: matchId }, { signal }),
  });
}

/** Call after a bet was placed, settled or deleted. */
export function reloadMatchBets(queries: QueryClient): void {
  for (const path of [betsPath, positionPath, completedPath] as const) {
    void queries.invalidateQueries({ queryKey: callKey(path) });
  }
}
