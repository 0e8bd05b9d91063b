import type { DataOf } from '@maidan/contract/wire';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../house/call.ts';
import { callKey } from '../../house/query-client.ts';
import { pathTo } from './paths.ts';

const launchPath = 'user/casinoLoginUrl';
const listPath = 'casino/launchedGames';
/** The only game that is requested with its provider's name (document 2, section 7). */
const diamondGameId = '3031';

export type OfferedGame = DataOf<typeof listPath>['games'][number];

export const launchRequest = (gameId: string, portalOrigin: string) => ({
  gameId,
  platformId: 'mobile',
  redirectUrl: `${portalOrigin}${pathTo('dashboard')}`,
  providerName: gameId === diamondGameId ? 'diamond' : '',
});

/** An address opens one game once, so it is neither cached nor requested again automatically. */
export function useLaunch(gameId: string) {
  const body = launchRequest(gameId, window.location.origin);
  return useQuery({
    queryKey: callKey(launchPath, body),
    queryFn: ({ signal }) => ask(launchPath, body, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useOfferedGames({ isNeeded = true } = {}) {
  return useQuery({
    enabled: isNeeded,
    queryKey: callKey(listPath, {}),
    queryFn: async ({ signal }) => (await ask(listPath, {}, { signal })).games,
  });
}
