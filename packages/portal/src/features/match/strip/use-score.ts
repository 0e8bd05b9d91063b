import type { ScorePicture } from '@maidan/contract/wire';
import { useQuery } from '@tanstack/react-query';
import { useBrand } from '../../../brand/brand.ts';
import { fetchPicture, pictureAddress } from '../../../live/poll-pictures.ts';

const scoreMs = 2_000;
/** A house of the same contract need not serve it. */
const failedMs = 30_000;

/** The play of a match, asked for again and again while the page is seen; an unchanged answer has no body. */
export function useScore(eventId: string): ScorePicture | undefined {
  const { apiBase } = useBrand();
  return useQuery({
    queryKey: ['score', eventId],
    queryFn: ({ signal }) =>
      fetchPicture<ScorePicture>(
        pictureAddress(`/cache/score/${encodeURIComponent(eventId)}`, apiBase),
        signal,
      ),
    refetchInterval: ({ state }) => (state.status === 'error' ? failedMs : scoreMs),
  }).data;
}
