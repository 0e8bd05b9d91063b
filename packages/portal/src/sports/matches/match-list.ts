import type { Match } from '@maidan/contract/wire';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api/ask.ts';
import { readJson } from '../../api/local-store.ts';
import { callKey } from '../../api/query-client.ts';
import { parseDateTime } from '../../format/dates.ts';
import { useIsOnline } from '../../ui/use-is-online.ts';
import { matchListKey } from './clear-match-list.ts';

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
    queryFn: async ({ signal }): Promise<readonly Match[]> => {
      const matches = (await ask('sports/matchList', {}, { signal })).map(withPrices);
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
