import type { RuleTexts } from '../../../i18n/rules/rule-texts.ts';
import { sayRule } from '../../../i18n/rules/say-rule.ts';

interface RuledReasonProps {
  readonly rule: string;
  readonly reason: string;
  readonly texts: RuleTexts;
}

/** An operator writes in any language. */
const languageOf = (rule: string) => (rule === 'operator' ? {} : ({ lang: 'en', dir: 'ltr' } as const));

/** Why, in the player's language where the rule is known in it, and the house's own words as its record. */
export function RuledReason({ rule, reason, texts }: RuledReasonProps) {
  return (
    <>
      {sayRule(texts, rule)}
      <span className="mt-1 block text-xs text-muted">
        {texts.record}{' '}
        <bdi {...languageOf(rule)} className="inline-block text-start">
          {reason}
        </bdi>
      </span>
    </>
  );
}
