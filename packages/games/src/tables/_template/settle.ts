import type { OptionsOutcome } from '@maidan/betting';
import type { DealtCard, Judgement } from '../../game.ts';
import { type Card, cardName, colourOf } from '../../kit/cards.ts';
import { winnersOf } from '../../kit/winners-of.ts';
import { black, definition, red } from './options.ts';

const winnerOf = (card: Card) => (colourOf(card) === 'red' ? red : black);

export const outcomeOf = (card: Card): OptionsOutcome => ({ groups: { colour: winnerOf(card).sid } });

export function judge([only]: readonly DealtCard[]): Judgement {
  if (only === undefined) throw new RangeError('the round was not dealt to its end');
  const outcome = outcomeOf(only.card);
  const winner = winnerOf(only.card);
  return {
    outcome,
    code: winner.sid,
    winners: winnersOf(definition, outcome),
    rule: 'colour-of-the-card',
    reason: `${winner.name} wins with the ${cardName(only.card)}`,
    description: [winner.name],
  };
}

const letters = new Map([
  [red.sid, 'R'],
  [black.sid, 'B'],
]);

/** A round that was returned has no code. */
export const letter = (code: string): string => letters.get(code) ?? '-';
