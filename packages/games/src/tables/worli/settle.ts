import type { OptionsOutcome } from '@maidan/betting';
import type { DealtCard, Judgement } from '../../game.ts';
import { type Card, rankNumber, rankOf } from '../../kit/cards.ts';
import { winnersOf } from '../../kit/winners-of.ts';
import { cardsInRound } from './deal.ts';
import { definition, digits, options } from './options.ts';

/** The ten counts 0. */
const digitOfCard = (card: Card): number => rankNumber(rankOf(card)) % 10;

/** The last digit of the sum. */
export const digitOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + digitOfCard(card), 0) % 10;

/** The digits in ascending order, 0 after 9, as pannas are written. */
export const pannaOf = (cards: readonly Card[]): string =>
  cards
    .map((card) => digits.indexOf(digitOfCard(card)))
    .sort((one, other) => one - other)
    .map((index) => digits[index])
    .join('');

export const outcomeOf = (digit: number): OptionsOutcome => ({ groups: { digit: String(digit) } });

export function judge(dealt: readonly DealtCard[]): Judgement {
  if (dealt.length !== cardsInRound) throw new RangeError('the round was not dealt to its end');
  const cards = dealt.map(({ card }) => card);
  const digit = digitOf(cards);
  const outcome = outcomeOf(digit);
  const winners = winnersOf(definition, outcome);
  const names = options.filter(({ sid }) => winners.includes(sid)).map(({ name }) => name);
  return {
    outcome,
    code: String(digit),
    winners,
    rule: 'last-digit-of-the-sum',
    reason: `${cards.map(digitOfCard).join(' + ')} ends in ${digit}: ${names.slice(0, -1).join(', ')} and ${names.at(-1)} win`,
    description: [pannaOf(cards), String(digit)],
  };
}

const letters = new Map([
  ['', '-'],
  ['0', 'T'],
  ['1', 'E'],
  ['2', 'R'],
]);

/** Document 2, section 2: E for 1, T for 0, R for 2, otherwise A. A round that was returned has no code. */
export const letter = (code: string): string => letters.get(code) ?? 'A';
