import type { MatchBet } from '@maidan/contract/wire';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../house/call.ts';
import { callKey } from '../../../house/query-client.ts';
import { useWallet } from '../../../house/wallet-store.ts';

const path = 'user/clientBetListByMarketId';

/** The client's bets on the runners of a match, open and settled. */
export async function fetchRunnerBets(matchId: string): Promise<readonly MatchBet[]> {
  return (await ask(path, { marketId: matchId })).oddsBetsData;
}

/**
 * Settled bets on the runners of a match, newest first. Reloaded whenever the wallet changes, as it does with
 * each settlement.
 */
export function useSettledMatchBets(matchId: string): readonly MatchBet[] {
  const request = { marketId: matchId };
  const { data } = useQuery({
    queryKey: [...callKey(path, request), useWallet()],
    queryFn: ({ signal }) => ask(path, request, { signal }),
  });
  return data?.oddsBetsData.filter(({ isDeclare }) => isDeclare === 1) ?? [];
}
