import { timeLimit } from '@maidan/client/client.ts';
import { fetchPicture, pictureAddress } from '@maidan/client/pictures.ts';
import type { ScorePicture } from '@maidan/contract/wire';
import { useQuery } from '@tanstack/react-query';
import { useBrand } from '../../../../brand/brand.ts';

const scoreMs = 2_000;
/** Another house with the same contract need not serve scores. */
const failedMs = 30_000;
/** A request that hangs would otherwise stop the polling. */
const limitMs = 5_000;

/** The score of a match, polled while the page is visible; an unchanged answer has no body. */
export function useScore(eventId: string): ScorePicture | undefined {
  const { apiBase } = useBrand();
  return useQuery({
    queryKey: ['score', eventId],
    queryFn: ({ signal }) =>
      fetchPicture<ScorePicture>(
        pictureAddress(`/cache/score/${encodeURIComponent(eventId)}`, apiBase),
        timeLimit(limitMs, signal),
      ),
    refetchInterval: ({ state }) => (state.status === 'error' ? failedMs : scoreMs),
  }).data;
}
