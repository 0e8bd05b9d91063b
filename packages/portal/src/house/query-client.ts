import type { CallPath, RequestOf } from '@maidan/contract/wire';
import { hashKey, QueryClient } from '@tanstack/react-query';

export function callKey<P extends CallPath>(path: P, body?: RequestOf<P>): readonly unknown[] {
  return body === undefined ? [path] : [path, body];
}

interface KeyedQuery {
  readonly queryKey: readonly unknown[];
}

/**
 * For `placeholderData`: while an answer is loaded again, the previous one stays if it answers the same
 * question, which is the second part of the query's key. What follows in the key, such as the wallet, only
 * causes it to be loaded again. An answer to another question is never shown.
 */
export const keepAnswerTo =
  (question: unknown) =>
  <Data>(previous: Data | undefined, query: KeyedQuery | undefined): Data | undefined =>
    query && hashKey([query.queryKey[1]]) === hashKey([question]) ? previous : undefined;

/** Created for each signed-in visit, so that no client sees the cached data of another. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: 'always' } } });
}
