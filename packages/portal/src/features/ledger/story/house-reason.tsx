import { RuledReason } from './ruled-reason.tsx';
import { useRuleTexts } from './use-rule-texts.ts';

interface HouseReasonProps {
  /** Undefined where somebody gave a reason of their own. */
  readonly rule: string | undefined;
  readonly reason: string;
}

/** In English the house's reason says it all. */
export function HouseReason({ rule, reason }: HouseReasonProps) {
  const { data: texts } = useRuleTexts();
  if (rule === undefined || !texts) return <bdi>{reason}</bdi>;
  return <RuledReason rule={rule} reason={reason} texts={texts} />;
}
