import type { MatkaBet, MatkaMarket, MatkaState, RequestOf } from '@maidan/contract/wire';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { ask } from '../../api/ask.ts';
import { call } from '../../api/call.ts';
import { callKey } from '../../api/query-client.ts';
import type { DayRange } from '../../format/day-range.ts';
import type { MatkaGame } from './games/matka-game.ts';
import { mergeMatka, mergeMatkas } from './live/merge-matkas.ts';
import { setHouseTime } from './live/server-clock.ts';

const listPath = 'matka/getMatkaList';
const onePath = 'matka/getMatkaByMatkaEventId';
const betsPath = 'matka/matkaBetList';
const chartPath = 'matka/matkaChart';
const proofPath = 'matka/matkaProof';

export function useMatkas() {
  return useQuery({
    queryKey: callKey(listPath, {}),
    queryFn: async ({ signal }) => {
      const matkas = await ask(listPath, {}, { signal });
      if (matkas[0]) setHouseTime(matkas[0].now);
      return matkas;
    },
  });
}

export function useMatka(matkaEventId: string) {
  return useQuery({
    queryKey: callKey(onePath, { matkaEventId }),
    queryFn: async ({ signal }) => {
      const matka = await ask(onePath, { matkaEventId }, { signal });
      setHouseTime(matka.now);
      return matka;
    },
  });
}

/** What the house pushed, in place of what was asked for. */
export function showMatkas(queries: QueryClient, states: readonly MatkaState[]): void {
  const list = queries.getQueryData<MatkaMarket[]>(callKey(listPath, {}));
  const merged = list && mergeMatkas(list, states);
  if (merged) queries.setQueryData(callKey(listPath, {}), merged);
  else if (list) void queries.invalidateQueries({ queryKey: callKey(listPath) });
  queries.setQueriesData<MatkaMarket>(
    { queryKey: callKey(onePath) },
    (matka) => matka && mergeMatka(matka, states),
  );
}

export function reloadMatkas(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: callKey(listPath) });
  void queries.invalidateQueries({ queryKey: callKey(onePath) });
}

/** After a bet was placed, settled or taken out. */
export function reloadMatkaBets(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: callKey(betsPath) });
}

/** As the filter of the list spells the games. */
const filters = {
  SINGLE: 'single',
  SINGLE_PATTI: 'singlePatti',
  DOUBLE_PATTI: 'doublePatti',
  TRIPLE_PATTI: 'tripplePatti',
  JODI: 'jodi',
  ODD_EVEN: 'oddEven',
} as const satisfies Record<MatkaGame, string>;

export interface BetsWish {
  readonly range: DayRange;
  /** All of them where left out. */
  readonly matkaEventId?: string | undefined;
  readonly game?: MatkaGame | undefined;
}

export interface MatkaBets {
  readonly bets: readonly MatkaBet[];
  readonly hasMore: boolean;
}

async function askBets(request: RequestOf<typeof betsPath>, signal: AbortSignal): Promise<MatkaBets> {
  const reply = await call(betsPath, request, { signal });
  if (!reply.ok) throw new Error(reply.message);
  return { bets: reply.data, hasMore: reply.hasMore === true };
}

export function useMatkaBets({ range, matkaEventId, game }: BetsWish) {
  const request: RequestOf<typeof betsPath> = {
    fromDate: range.from,
    toDate: range.to,
    ...(matkaEventId === undefined ? {} : { matkaEventId }),
    ...(game === undefined ? {} : { gameType: filters[game] }),
  };
  return useQuery({
    queryKey: callKey(betsPath, request),
    queryFn: ({ signal }) => askBets(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** Asked again whenever a number of the market comes out. */
export function useMatkaChart({ matkaEventId, day, result }: MatkaMarket) {
  return useQuery({
    queryKey: [...callKey(chartPath, { matkaEventId }), day, result],
    queryFn: ({ signal }) => ask(chartPath, { matkaEventId }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useMatkaProof(matkaEventId: string, day: string) {
  return useQuery({
    queryKey: callKey(proofPath, { matkaEventId, day }),
    queryFn: ({ signal }) => ask(proofPath, { matkaEventId, day }, { signal }),
  });
}
