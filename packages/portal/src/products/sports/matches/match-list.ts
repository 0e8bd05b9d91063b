import type { Match } from '@maidan/contract/wire';
import { parseDateTime } from '@maidan/ui/format/dates.ts';
import { useIsOnline } from '@maidan/ui/hooks/use-media.ts';
import { useQuery } from '@tanstack/react-query';
import { askList } from '../../../house/call.ts';
import { readJson } from '../../../house/local-store.ts';
import { callKey } from '../../../house/query-client.ts';
import { matchListKey } from './live-match-list.tsx';

const openingKey = ['matches-opening'];

/** For the status and prices of matches that are not pushed. */
const refreshMs = 10_000;

/**
 * The cached list is shown until the first answer, but without prices, which are never shown from a cache.
 */
function cachedMatches(): readonly Match[] | undefined {
  const stored = readJson(matchListKey);
  if (!Array.isArray(stored)) return undefined;
  return (stored as Match[]).map((match) => ({ ...match, prices: [] }));
}

/** Prices are ours: another server with the same contract may leave them out. */
export function withPrices(match: Omit<Match, 'prices'> & Partial<Pick<Match, 'prices'>>): Match {
  return { ...match, prices: match.prices ?? [] };
}

export function useMatchList() {
  return useQuery({
    queryKey: callKey('sports/matchList', {}),
    queryFn: async ({ signal, client }): Promise<readonly Match[]> => {
      const { data, hasMore } = await askList('sports/matchList', {}, { signal });
      client.setQueryData(openingKey, hasMore);
      const matches = data.map(withPrices);
      localStorage.setItem(matchListKey, JSON.stringify(matches));
      return matches;
    },
    select: sortByDate,
    placeholderData: cachedMatches,
    refetchInterval: refreshMs,
    // Requested offline too: a paused query would not report that its prices are old.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
}

/** Whether the house has just been started and is still opening matches: the list is not complete yet. */
export function useIsListOpening(): boolean {
  const { data } = useQuery({
    queryKey: openingKey,
    queryFn: () => false,
    enabled: false,
    initialData: false,
  });
  return data;
}

/** Whether its prices may be old: the list could not be loaded, or the device is offline. */
export const useIsListOld = (error: Error | null): boolean => !useIsOnline() || error !== null;

/** Document 1, section 2: by date alone, whether or not a match is in play. */
export function sortByDate(matches: readonly Match[]): readonly Match[] {
  return matches.toSorted(
    (one, other) =>
      parseDateTime(one.matchDate) - parseDateTime(other.matchDate) || one.priority - other.priority,
  );
}

export const isInPlay = ({ status }: Pick<Match, 'status'>): boolean => status === 'INPLAY';

/** The two parts of the list, each in its order. */
export const inSections = (matches: readonly Match[]) => ({
  inPlay: matches.filter(isInPlay),
  coming: matches.filter((match) => !isInPlay(match)),
});
