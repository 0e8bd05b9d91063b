import type { OptionsOutcome } from '@maidan/betting';
import type { DealtCard, Judgement } from '../../game.ts';
import { endOfCard, sideOfSeven } from '../../kit/card-options.ts';
import { type Card, cardName, colourName, parityName, rankOf } from '../../kit/cards.ts';
import { winnersOf } from '../../kit/winners-of.ts';
import { brotherOf, brothers, definition, over, under } from './options.ts';

const sidesOfSeven = { below: under.name, seven: 'Tie', above: over.name } as const;

export const outcomeOf = (card: Card): OptionsOutcome => ({ groups: { card: endOfCard(card) } });

export function judge([only]: readonly DealtCard[]): Judgement {
  if (only === undefined) throw new RangeError('the round was not dealt to its end');
  const { card } = only;
  const outcome = outcomeOf(card);
  const rank = rankOf(card);
  const { sid, name } = brotherOf(rank);
  return {
    outcome,
    code: sid,
    winners: winnersOf(definition, outcome),
    rule: 'rank-of-the-card',
    reason: `${name} wins with the ${cardName(card)}`,
    // In the wire's order: winner, colour, odd or even, under or over seven, card.
    description: [name, colourName(card), parityName(card), sidesOfSeven[sideOfSeven(rank)], rank],
  };
}

const letters = ['A', 'B', 'C'];

export const letter = (code: string): string => letters[brothers.findIndex(({ sid }) => sid === code)] ?? '-';
