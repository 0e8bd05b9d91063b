import type { Language } from '@maidan/contract/wire';
import { createTexts } from '@maidan/ui/texts.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { RuleTexts } from '../../../app/rules/texts/rule-texts.ts';
import { useLanguage } from '../../../texts/texts.ts';

/** English is missing: the house's own reasons are English. */
const ruleTexts = createTexts<RuleTexts, Exclude<Language, 'en'>>({
  hi: () => import('../../../app/rules/texts/hi.ts'),
  zh: () => import('../../../app/rules/texts/zh.ts'),
  es: () => import('../../../app/rules/texts/es.ts'),
  fr: () => import('../../../app/rules/texts/fr.ts'),
  it: () => import('../../../app/rules/texts/it.ts'),
  ar: () => import('../../../app/rules/texts/ar.ts'),
});

/** Loaded with the bets they explain, so that no other page needs them; null if they fail to load. */
export async function loadRuleTexts(language: Exclude<Language, 'en'>): Promise<RuleTexts | null> {
  try {
    return await ruleTexts.load(language);
  } catch (error) {
    reportError(error);
    return null;
  }
}

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
