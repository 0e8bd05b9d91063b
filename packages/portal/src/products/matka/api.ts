import type { MatkaState } from '@maidan/contract/wire';
import { now } from '@maidan/ui/format/now.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ask } from '../../house/call.ts';
import { callKey, keepAnswerTo } from '../../house/query-client.ts';
import type { Market } from './live/market.ts';
import { mergeMatka, mergeMatkas, readMarket } from './live/matka-wire.ts';
import { setHouseTime } from './live/server-clock.ts';

const listPath = 'matka/getMatkaList';
const onePath = 'matka/getMatkaByMatkaEventId';

export function useMatkas() {
  return useQuery({
    queryKey: callKey(listPath, {}),
    queryFn: async ({ signal }) => {
      const matkas = await ask(listPath, {}, { signal });
      if (matkas[0]) setHouseTime(matkas[0].now);
      return matkas.map((sent) => readMarket(sent, now()));
    },
  });
}

export function useMatka(matkaEventId: string) {
  return useQuery({
    queryKey: callKey(onePath, { matkaEventId }),
    queryFn: async ({ signal }) => {
      const matka = await ask(onePath, { matkaEventId }, { signal });
      setHouseTime(matka.now);
      return readMarket(matka, now());
    },
  });
}

/** Replaces loaded markets by what the house pushed. */
export function showMatkas(queries: QueryClient, states: readonly MatkaState[]): void {
  const list = queries.getQueryData<Market[]>(callKey(listPath, {}));
  const merged = list && mergeMatkas(list, states);
  if (merged) queries.setQueryData(callKey(listPath, {}), merged);
  else if (list) void queries.invalidateQueries({ queryKey: callKey(listPath) });
  queries.setQueriesData<Market>(
    { queryKey: callKey(onePath) },
    (matka) => matka && mergeMatka(matka, states),
  );
}

export function reloadMatkas(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: callKey(listPath) });
  void queries.invalidateQueries({ queryKey: callKey(onePath) });
}

/** Call after a bet was placed, settled or deleted. */
export function reloadMatkaBets(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: callKey('matka/matkaBetList') });
}

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
