import { FancyLadder } from '../bets/fancy-ladder.tsx';
import { useLinePosition } from '../bets/positions.ts';
import { legOf, previewLine } from '../bets/preview-position.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';
import type { SportsBet } from './sports-bet.ts';

/** The client's position on a fancy, run by run, with the bet on the slip. */
export function FancyPreview({ bet, stake }: { readonly bet: SportsBet; readonly stake: number }) {
  const { match: texts } = useSportsTexts();
  const held = useLinePosition(bet.matchId, bet.selectionId);
  const steps = stake > 0 ? previewLine(held, legOf(bet, stake)) : held;
  // For the bet alone there is only one step, which the slip describes in words.
  if (held.length === 0) return null;
  return <FancyLadder steps={steps} label={stake > 0 ? texts.positionAfter : texts.position} />;
}
