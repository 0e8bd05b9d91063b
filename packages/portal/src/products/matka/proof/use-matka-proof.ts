import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../house/call.ts';
import { callKey } from '../../../house/query-client.ts';

const proofPath = 'matka/matkaProof';

export function useMatkaProof(matkaEventId: string, day: string) {
  return useQuery({
    queryKey: callKey(proofPath, { matkaEventId, day }),
    queryFn: ({ signal }) => ask(proofPath, { matkaEventId, day }, { signal }),
  });
}
