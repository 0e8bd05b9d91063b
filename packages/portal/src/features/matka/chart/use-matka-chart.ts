import type { MatkaMarket } from '@maidan/contract/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../../api/ask.ts';
import { callKey } from '../../../api/query-client.ts';

const chartPath = 'matka/matkaChart';

/** Reloaded whenever a number of the market is drawn. */
export function useMatkaChart({ matkaEventId, day, result }: MatkaMarket) {
  return useQuery({
    queryKey: [...callKey(chartPath, { matkaEventId }), day, result],
    queryFn: ({ signal }) => ask(chartPath, { matkaEventId }, { signal }),
    placeholderData: keepPreviousData,
  });
}
