import type { OptionsOutcome } from '@maidan/betting';
import type { DealtCard, Judgement } from '../../game.ts';
import { endOfCard, sideOfSeven } from '../../kit/card-options.ts';
import { type Card, cardName, colourName, parityName, rankOf } from '../../kit/cards.ts';
import { winnersOf } from '../../kit/winners-of.ts';
import { definition } from './options.ts';

const codes = { seven: '0', below: '1', above: '2' } as const;
const names = { seven: 'Tie', below: 'Low', above: 'High' } as const;

export const outcomeOf = (card: Card): OptionsOutcome => ({ groups: { card: endOfCard(card) } });

export function judge([only]: readonly DealtCard[]): Judgement {
  if (only === undefined) throw new RangeError('the round was not dealt to its end');
  const { card } = only;
  const outcome = outcomeOf(card);
  const side = sideOfSeven(rankOf(card));
  return {
    outcome,
    code: codes[side],
    winners: winnersOf(definition, outcome),
    rule: side === 'seven' ? 'seven-takes-half' : 'low-or-high',
    reason:
      side === 'seven'
        ? `The ${cardName(card)}: Low and High lose half the stake`
        : `${names[side]} wins with the ${cardName(card)}`,
    // In the wire's order: winner, colour, odd or even, card.
    description: [names[side], colourName(card), parityName(card), rankOf(card)],
  };
}

const letters = new Map<string, string>([
  [codes.seven, 'T'],
  [codes.below, 'L'],
  [codes.above, 'H'],
]);

export const letter = (code: string): string => letters.get(code) ?? '-';
