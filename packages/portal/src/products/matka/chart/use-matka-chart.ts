import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../house/call.ts';
import { callKey, keepAnswerTo } from '../../../house/query-client.ts';
import type { Market } from '../market/market.ts';

const chartPath = 'matka/matkaChart';

/** Reloaded whenever a number of the market is drawn. */
export function useMatkaChart({ matkaEventId, day, result }: Market) {
  const body = { matkaEventId };
  return useQuery({
    queryKey: [...callKey(chartPath, body), day, result],
    queryFn: ({ signal }) => ask(chartPath, body, { signal }),
    placeholderData: keepAnswerTo(body),
  });
}
