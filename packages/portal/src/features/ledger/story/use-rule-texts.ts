import { skipToken, useQuery } from '@tanstack/react-query';
import { loadRuleTexts } from '../../../i18n/rules/load-rule-texts.ts';
import { useLanguage } from '../../../i18n/texts.ts';

/** None in English, and none if loading fails: then the server's own words are shown until the next screen tries again. */
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
