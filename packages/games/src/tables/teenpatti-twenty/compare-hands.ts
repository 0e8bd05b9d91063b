import type { DealtCard, Judgement } from '../../game.ts';
import { type Hand, type HandKind, nameHand, readHand } from '../../kit/hands.ts';
import { cardsInRound, handOf, type Place } from './deal.ts';
import type { MainEnd } from './options.ts';

export interface ComparedHands {
  readonly hands: Readonly<Record<Place, Hand>>;
  readonly end: MainEnd;
}

/** Throws unless both hands are complete. */
export function compareHands(dealt: readonly DealtCard[]): ComparedHands {
  if (dealt.length !== cardsInRound) throw new RangeError('the round was not dealt to its end');
  const hands = { a: readHand(handOf(dealt, 'a')), b: readHand(handOf(dealt, 'b')) };
  const lead = hands.a.strength - hands.b.strength;
  return { hands, end: lead === 0 ? 'tie' : lead > 0 ? 'a' : 'b' };
}

const kindNames: Readonly<Record<HandKind, string>> = {
  'high-card': '-',
  pair: 'Pair',
  colour: 'Color',
  sequence: 'Sequence',
  trail: 'Trio',
  'pure-sequence': 'Pure Sequence',
};

const names: Readonly<Record<MainEnd, string>> = { a: 'Player A', b: 'Player B', tie: 'Tie' };

/** The rule and the reason that decided the round. */
export function sayEnd({ hands, end }: ComparedHands): Pick<Judgement, 'rule' | 'reason' | 'description'> {
  const kinds = `A : ${kindNames[hands.a.kind]}  |  B : ${kindNames[hands.b.kind]}`;
  const description = [names[end], kinds];
  if (end === 'tie') {
    const hand = nameHand(hands.a).toLowerCase();
    const reason = `Both hands are ${hand}: stakes on the players are returned`;
    return { rule: 'tie-returns-stakes', reason, description };
  }
  const hand = nameHand(hands[end]).toLowerCase();
  return { rule: 'higher-hand', reason: `${names[end]} wins with ${hand}`, description };
}
