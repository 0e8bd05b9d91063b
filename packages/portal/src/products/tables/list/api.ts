import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../house/call.ts';
import { callKey } from '../../../house/query-client.ts';

const detailPath = 'casino/getDiamondCasinoByEventId';

/** Whether the upline allows the client to bet, which is the same at every table; true until known. */
export function useMayBet(eventId: string): boolean {
  const { data } = useQuery({
    queryKey: callKey(detailPath, { eventId }),
    queryFn: ({ signal }) => ask(detailPath, { eventId }, { signal }),
  });
  return data?.betStatus ?? true;
}
