import { formatRule, type RuleTexts } from '../../../app/rules/texts/rule-texts.ts';
import { useRuleTexts } from './use-rule-texts.ts';

interface HouseReasonProps {
  /** Undefined for an operator's own reason. */
  readonly rule: string | undefined;
  readonly reason: string;
}

/** In English the house's reason is enough. */
export function HouseReason({ rule, reason }: HouseReasonProps) {
  const { data: texts } = useRuleTexts();
  if (rule === undefined || !texts) return <bdi>{reason}</bdi>;
  return <RuledReason rule={rule} reason={reason} texts={texts} />;
}

interface RuledReasonProps {
  readonly rule: string;
  readonly reason: string;
  readonly texts: RuleTexts;
}

/** An operator may write in any language. */
const languageOf = (rule: string) => (rule === 'operator' ? {} : ({ lang: 'en', dir: 'ltr' } as const));

/** The reason in the player's language if the rule is translated, and the house's own text as its record. */
export function RuledReason({ rule, reason, texts }: RuledReasonProps) {
  return (
    <>
      {formatRule(texts, rule)}
      <span className="mt-1 block text-xs text-muted">
        {texts.record}{' '}
        <bdi {...languageOf(rule)} className="inline-block text-start">
          {reason}
        </bdi>
      </span>
    </>
  );
}
