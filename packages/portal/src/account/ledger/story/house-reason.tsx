import { RuledReason } from './ruled-reason.tsx';
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
