import type { OptionsOutcome } from '@maidan/betting';
import type { DealtCard, Judgement } from '../../game.ts';
import { type Hand, type HandKind, nameHand, readHand } from '../../kit/hands.ts';
import { winnersOf } from '../../kit/winners-of.ts';
import { cardsInRound, handOf } from './deal.ts';
import { definition, type MainEnd, playerOf } from './options.ts';

export const tieCode = '0';

function mainEnd(a: Hand, b: Hand): MainEnd {
  if (a.strength === b.strength) return 'tie';
  return a.strength > b.strength ? 'a' : 'b';
}

const kindNames: Readonly<Record<HandKind, string>> = {
  'high-card': '-',
  pair: 'Pair',
  colour: 'Color',
  sequence: 'Sequence',
  trail: 'Trio',
  'pure-sequence': 'Pure Sequence',
};

export function judge(dealt: readonly DealtCard[]): Judgement {
  if (dealt.length !== cardsInRound) throw new RangeError('the round was not dealt to its end');
  const hands = { a: readHand(handOf(dealt, 'a')), b: readHand(handOf(dealt, 'b')) };
  const end = mainEnd(hands.a, hands.b);
  const outcome: OptionsOutcome = { groups: { main: end, a: hands.a.kind, b: hands.b.kind } };
  const kinds = `A : ${kindNames[hands.a.kind]}  |  B : ${kindNames[hands.b.kind]}`;
  if (end === 'tie') {
    return {
      outcome,
      code: tieCode,
      winners: winnersOf(definition, outcome),
      rule: 'tie-returns-stakes',
      reason: `Both hands are ${nameHand(hands.a).toLowerCase()}: stakes on the players are returned`,
      description: ['Tie', kinds],
    };
  }
  const { sid, name } = playerOf[end];
  return {
    outcome,
    code: sid,
    winners: winnersOf(definition, outcome),
    rule: 'higher-hand',
    reason: `${name} wins with ${nameHand(hands[end]).toLowerCase()}`,
    description: [name, kinds],
  };
}

const letters = new Map([
  [playerOf.a.sid, 'A'],
  [playerOf.b.sid, 'B'],
]);

export const letter = (code: string): string => letters.get(code) ?? '-';
