import type { RequestOf } from '@maidan/contract/wire';
import type { DayRange } from '@maidan/ui/format/day-range.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../house/call.ts';
import { callKey } from '../../../house/query-client.ts';
import type { MatkaGame } from '../matka-game.ts';
import { type PlacedBet, readBet } from './placed-bet.ts';

const betsPath = 'matka/matkaBetList';

/** The games as spelt in the list's filter. */
const filters = {
  SINGLE: 'single',
  SINGLE_PATTI: 'singlePatti',
  DOUBLE_PATTI: 'doublePatti',
  TRIPLE_PATTI: 'tripplePatti',
  JODI: 'jodi',
  ODD_EVEN: 'oddEven',
} as const satisfies Record<MatkaGame, string>;

export interface BetsFilter {
  readonly range: DayRange;
  /** All if left out. */
  readonly matkaEventId?: string | undefined;
  readonly game?: MatkaGame | undefined;
}

export interface MatkaBets {
  readonly bets: readonly PlacedBet[];
  readonly hasMore: boolean;
}

async function askBets(request: RequestOf<typeof betsPath>, signal: AbortSignal): Promise<MatkaBets> {
  const reply = await call(betsPath, request, { signal });
  if (!reply.ok) throw new Error(reply.message);
  return { bets: reply.data.map(readBet), hasMore: reply.hasMore === true };
}

export function useMatkaBets({ range, matkaEventId, game }: BetsFilter) {
  const request: RequestOf<typeof betsPath> = {
    fromDate: range.from,
    toDate: range.to,
    ...(matkaEventId === undefined ? {} : { matkaEventId }),
    ...(game === undefined ? {} : { gameType: filters[game] }),
  };
  return useQuery({
    queryKey: callKey(betsPath, request),
    queryFn: ({ signal }) => askBets(request, signal),
  });
}
