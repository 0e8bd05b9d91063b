import { useSportsTexts } from '../i18n/sports/sports-texts.ts';
import { FancyLadder } from './fancy-ladder.tsx';
import { useLinePosition } from './positions.ts';
import { legOf, previewLine } from './preview-position.ts';
import type { SlipBet } from './slip-bet.ts';

/** The client's standing on a fancy run by run, as it would be with the bet on the slip. */
export function FancyPreview({ bet, stake }: { readonly bet: SlipBet; readonly stake: number }) {
  const { match: texts } = useSportsTexts();
  const held = useLinePosition(bet.marketId, bet.selectionId);
  const steps = stake > 0 ? previewLine(held, legOf(bet, stake)) : held;
  if (steps.length === 0) return null;
  return <FancyLadder steps={steps} label={stake > 0 ? texts.positionAfter : texts.position} />;
}
