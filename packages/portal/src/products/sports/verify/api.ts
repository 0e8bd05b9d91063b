import type { MatchProof } from '@maidan/contract/wire';
import type { CheckedProof } from '@maidan/feeds/replay-match';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../house/call.ts';
import { callKey } from '../../../house/query-client.ts';

const path = 'sports/matchProof';
/** The page polls until the seed is published. */
const refreshMs = 30_000;

export function useMatchProof(eventId: string) {
  return useQuery({
    queryKey: callKey(path, { eventId }),
    queryFn: ({ signal }) => ask(path, { eventId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.seed === null ? refreshMs : false),
  });
}

/** The simulation code is loaded here and nowhere else in the portal. */
async function playAgain(proof: MatchProof): Promise<CheckedProof> {
  const { checkProof } = await import('@maidan/feeds/replay-match');
  return checkProof({ ...proof, startsAt: Date.parse(proof.startsAt) });
}

export function useCheckedProof(proof: MatchProof) {
  return useQuery({
    queryKey: ['checked-proof', proof],
    queryFn: () => playAgain(proof),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
