import type { CallPath, RequestOf } from '@maidan/contract/wire';
import { QueryClient } from '@tanstack/react-query';

export function callKey<P extends CallPath>(path: P, body?: RequestOf<P>): readonly unknown[] {
  return body === undefined ? [path] : [path, body];
}

/** Created for each signed-in visit, so that no client sees the cached data of another. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: 'always' } } });
}
