import type { OptionsOutcome } from '@maidan/betting';
import type { DealtCard, Judgement } from '../../game.ts';
import { cardName, parityName, type Rank, rankOf, suitName, suitOf } from '../../kit/cards.ts';
import { winnersOf } from '../../kit/winners-of.ts';
import { cardsOfFirstBet } from './deal.ts';
import { definition, type SideEnd } from './options.ts';

export const andarCode = '1';
export const baharCode = '2';

/** By the number of cards dealt after the joker: an odd last card is Bahar's. */
export function sideEnd(cardCount: number): SideEnd {
  const isBahar = cardCount % 2 === 1;
  if (cardCount > cardsOfFirstBet) return isBahar ? 'bahar-later' : 'andar-later';
  return isBahar ? 'bahar-first-card' : 'andar-second-card';
}

export const outcomeOf = (joker: Rank, cardCount: number): OptionsOutcome => ({
  groups: { side: sideEnd(cardCount), joker },
});

export function judge(dealt: readonly DealtCard[]): Judgement {
  const [joker, ...fallen] = dealt;
  const last = fallen.at(-1);
  if (joker === undefined || last === undefined || rankOf(last.card) !== rankOf(joker.card)) {
    throw new RangeError('the round was not dealt to its end');
  }
  const outcome = outcomeOf(rankOf(joker.card), fallen.length);
  const isBahar = fallen.length % 2 === 1;
  const winner = isBahar ? 'Bahar' : 'Andar';
  return {
    outcome,
    code: isBahar ? baharCode : andarCode,
    winners: winnersOf(definition, outcome),
    rule: 'joker-matched',
    reason: `${winner} wins: the joker is the ${cardName(joker.card)}, and card ${fallen.length} is the ${cardName(last.card)}`,
    description: [winner, suitName(suitOf(joker.card)), parityName(joker.card), rankOf(joker.card)],
  };
}

/** Document 2: A for 1, otherwise B. A round that was returned has no code. */
export function letter(code: string): string {
  if (code === '') return '-';
  return code === andarCode ? 'A' : 'B';
}
