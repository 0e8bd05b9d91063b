import type { OptionsOutcome } from '@maidan/betting';
import type { DealtCard, Judgement } from '../../game.ts';
import { winnersOf } from '../../kit/winners-of.ts';
import { compareHands, sayEnd } from './compare-hands.ts';
import { definition, playerOf } from './options.ts';

export const tieCode = '0';

export function judge(dealt: readonly DealtCard[]): Judgement {
  const compared = compareHands(dealt);
  const { hands, end } = compared;
  const outcome: OptionsOutcome = { groups: { main: end, a: hands.a.kind, b: hands.b.kind } };
  return {
    outcome,
    code: end === 'tie' ? tieCode : playerOf[end].sid,
    winners: winnersOf(definition, outcome),
    ...sayEnd(compared),
  };
}

const letters = new Map([
  [playerOf.a.sid, 'A'],
  [playerOf.b.sid, 'B'],
]);

export const letter = (code: string): string => letters.get(code) ?? '-';
