import type { QueryClient } from '@tanstack/react-query';
import { callKey } from '../../../house/query-client.ts';

export const matchListKey = 'matchList';

/** Removes the cached match list; a screen that shows it fetches it again at once. */
export function clearMatchList(queries: QueryClient): void {
  localStorage.removeItem(matchListKey);
  void queries.invalidateQueries({ queryKey: callKey('sports/matchList') });
}
