import type { OptionsOutcome } from '@maidan/betting';
import type { DealtCard, Judgement } from '../../game.ts';
import { endOfCard } from '../../kit/card-options.ts';
import { type Card, cardName, colourName, parityName, rankNumber, rankOf } from '../../kit/cards.ts';
import { winnersOf } from '../../kit/winners-of.ts';
import { definition } from './options.ts';

const seven = 7;
const codes = { tie: '0', low: '1', high: '2' } as const;
const names = { tie: 'Tie', low: 'Low', high: 'High' } as const;

export const outcomeOf = (card: Card): OptionsOutcome => ({ groups: { card: endOfCard(card) } });

function endOf(card: Card): keyof typeof codes {
  const number = rankNumber(rankOf(card));
  if (number === seven) return 'tie';
  return number < seven ? 'low' : 'high';
}

export function judge([only]: readonly DealtCard[]): Judgement {
  if (only === undefined) throw new RangeError('the round was not dealt to its end');
  const { card } = only;
  const outcome = outcomeOf(card);
  const end = endOf(card);
  return {
    outcome,
    code: codes[end],
    winners: winnersOf(definition, outcome),
    rule: end === 'tie' ? 'seven-takes-half' : 'low-or-high',
    reason:
      end === 'tie'
        ? `The ${cardName(card)}: Low and High lose half the stake`
        : `${names[end]} wins with the ${cardName(card)}`,
    // In the order of the wire: winner, colour, odd or even, card.
    description: [names[end], colourName(card), parityName(card), rankOf(card)],
  };
}

const letters = new Map<string, string>([
  [codes.tie, 'T'],
  [codes.low, 'L'],
  [codes.high, 'H'],
]);

export const letter = (code: string): string => letters.get(code) ?? '-';
