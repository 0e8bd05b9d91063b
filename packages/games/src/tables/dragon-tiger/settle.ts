import type { OptionsOutcome } from '@maidan/betting';
import type { DealtCard, Judgement } from '../../game.ts';
import { endOfCard } from '../../kit/card-options.ts';
import {
  type Card,
  cardName,
  colourName,
  parityName,
  rankNumber,
  rankOf,
  suitName,
  suitOf,
  suits,
} from '../../kit/cards.ts';
import { winnersOf } from '../../kit/winners-of.ts';
import { definition, dragon, type MainEnd, tie, tiger } from './options.ts';

/** The ace is low. Equal ranks are ordered by suit, from the top: spades, hearts, clubs, diamonds. */
const strengthOf = (card: Card): number =>
  rankNumber(rankOf(card)) * suits.length - suits.indexOf(suitOf(card));

export function mainEnd(one: Card, other: Card): MainEnd {
  if (one === other) return 'tie';
  const isPair = rankOf(one) === rankOf(other);
  if (strengthOf(one) > strengthOf(other)) return isPair ? 'pair-dragon' : 'dragon';
  return isPair ? 'pair-tiger' : 'tiger';
}

export const outcomeOf = (one: Card, other: Card): OptionsOutcome => ({
  groups: { main: mainEnd(one, other), dragon: endOfCard(one), tiger: endOfCard(other) },
});

function reasonOf(one: Card, other: Card, end: MainEnd): string {
  if (end === 'tie') return `Tie: both cards are the ${cardName(one)}`;
  const isDragon = end === 'dragon' || end === 'pair-dragon';
  const [won, lost] = isDragon ? [one, other] : [other, one];
  const bySuit = rankOf(one) === rankOf(other) ? ' by suit' : '';
  return `${isDragon ? 'Dragon' : 'Tiger'} wins: the ${cardName(won)} beats the ${cardName(lost)}${bySuit}`;
}

/** Such as "D : Odd  |  T : Even", with the spaces of recorded descriptions. */
const ofBoth = (one: Card, other: Card, say: (card: Card) => string): string =>
  `D : ${say(one)}  |  T : ${say(other)}`;

const winners: Readonly<Record<MainEnd, typeof dragon>> = {
  dragon,
  'pair-dragon': dragon,
  tiger,
  'pair-tiger': tiger,
  tie,
};

export function judge([first, second]: readonly DealtCard[]): Judgement {
  if (first === undefined || second === undefined) throw new RangeError('the round was not dealt to its end');
  const [one, other] = [first.card, second.card];
  const outcome = outcomeOf(one, other);
  const end = mainEnd(one, other);
  const { sid, name } = winners[end];
  return {
    outcome,
    code: sid,
    winners: winnersOf(definition, outcome),
    rule: end === 'tie' ? 'same-card' : rankOf(one) === rankOf(other) ? 'higher-suit' : 'higher-card',
    reason: reasonOf(one, other, end),
    description: [
      name,
      rankOf(one) === rankOf(other) ? 'Yes' : 'No',
      ofBoth(one, other, parityName),
      ofBoth(one, other, colourName),
      ofBoth(one, other, (card) => suitName(suitOf(card))),
    ],
  };
}

const letters = new Map([
  [dragon.sid, 'D'],
  [tiger.sid, 'T'],
]);

export const letter = (code: string): string => letters.get(code) ?? '-';
