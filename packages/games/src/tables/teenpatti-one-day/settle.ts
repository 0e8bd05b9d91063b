import type { DealtCard, Judgement } from '../../game.ts';
import { winnersOf } from '../../kit/winners-of.ts';
import { compareHands, sayEnd } from '../teenpatti-twenty/compare-hands.ts';
import { definition, playerOf } from './options.ts';

export const tieCode = '0';

export function judge(dealt: readonly DealtCard[]): Judgement {
  const compared = compareHands(dealt);
  const { end } = compared;
  const outcome = { groups: { main: end } };
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

/** Document 2: A for 1, B for 2. */
export const letter = (code: string): string => letters.get(code) ?? '-';
