import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api/ask.ts';
import { callKey } from '../../api/query-client.ts';
import { type RoundFound, recordOf } from './record-wire.ts';

const resultPath = 'casino/allCasinoResult';
const betsPath = 'casino/diamondBetsList';

/** A finished round and the client's own settled bets on it. */
export function useRoundRecord(roundId: string) {
  return useQuery({
    queryKey: [...callKey(resultPath, { roundId }), 'record'],
    queryFn: async ({ signal }): Promise<RoundFound> => {
      const [{ data }, { casinoBetData }] = await Promise.all([
        ask(resultPath, { roundId }, { signal }),
        ask(betsPath, { roundId, isDeclare: true, isDeleted: false }, { signal }),
      ]);
      return recordOf(data[0], casinoBetData);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
