import type { OptionsOutcome } from '@maidan/betting';
import type { DealtCard, Judgement } from '../../game.ts';
import { endOfCard } from '../../kit/card-options.ts';
import { type Card, cardName, colourName, parityName, rankOf } from '../../kit/cards.ts';
import { winnersOf } from '../../kit/winners-of.ts';
import { brotherOf, brothers, definition } from './options.ts';

export const outcomeOf = (card: Card): OptionsOutcome => ({ groups: { card: endOfCard(card) } });

export function judge([only]: readonly DealtCard[]): Judgement {
  if (only === undefined) throw new RangeError('the round was not dealt to its end');
  const { card } = only;
  const outcome = outcomeOf(card);
  const { sid, name } = brotherOf(rankOf(card));
  return {
    outcome,
    code: sid,
    winners: winnersOf(definition, outcome),
    rule: 'rank-of-the-card',
    reason: `${name} wins with the ${cardName(card)}`,
    description: [name, colourName(card), parityName(card), rankOf(card)],
  };
}

const letters = ['A', 'B', 'C'];

export const letter = (code: string): string => letters[brothers.findIndex(({ sid }) => sid === code)] ?? '-';
