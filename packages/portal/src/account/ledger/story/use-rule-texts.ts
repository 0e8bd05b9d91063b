import { skipToken, useQuery } from '@tanstack/react-query';
import { loadRuleTexts } from '../../../app/rules/texts/rule-texts.ts';
import { useLanguage } from '../../../texts/texts.ts';

/**
 * Null in English, and if loading fails: then the server's own reason is shown until the next screen tries
 * again.
 */
export function useRuleTexts() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['rule texts', language],
    queryFn: language === 'en' ? skipToken : () => loadRuleTexts(language),
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
    refetchOnWindowFocus: false,
    networkMode: 'always',
  });
}
