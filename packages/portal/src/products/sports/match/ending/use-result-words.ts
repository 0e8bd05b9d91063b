import type { ScorePicture } from '@maidan/contract/wire';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../../texts/texts.ts';
import { statusOf } from '../../broadcast/match-picture.ts';
import { dictionaries } from '../../broadcast/texts/load-texts.ts';
import { sayIn, sayStatus } from '../../broadcast/texts/say.ts';

/**
 * The result of the match in the player's language, such as "Lions won by 34 runs". Undefined if the feed has
 * none.
 */
export function useResultWords(picture: ScorePicture | undefined): string | undefined {
  const language = useLanguage();
  const { data: texts } = useQuery({
    queryKey: ['match-status-texts', language],
    queryFn: () => dictionaries[language](),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!picture || !texts) return undefined;
  const status = statusOf(picture);
  // The text of a status is English already.
  const words = language === 'en' ? status.text : sayStatus(texts, sayIn(texts, language), status);
  return words || undefined;
}
