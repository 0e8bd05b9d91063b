import { type Random, shuffle } from '@maidan/betting';
import type { DealtCard, Step } from '../../game.ts';
import { rankOf } from '../../kit/cards.ts';
import { fullDeck } from '../../kit/decks.ts';

/** The joker, then Bahar and Andar in turn, until a card of the joker's rank falls. */
export function deal(random: Random): readonly DealtCard[] {
  const [joker, ...others] = shuffle(random, fullDeck);
  if (joker === undefined) throw new RangeError('no card to turn up');
  const match = others.findIndex((card) => rankOf(card) === rankOf(joker));
  const fallen = others.slice(0, match + 1);
  return [
    { card: joker, place: 'joker' },
    ...fallen.map((card, index) => ({ card, place: index % 2 === 0 ? 'bahar' : 'andar' })),
  ];
}

/** Whether the last card has the joker's rank, which ends the round. */
export function isMatched([joker, ...fallen]: readonly DealtCard[]): boolean {
  const last = fallen.at(-1);
  return joker !== undefined && last !== undefined && rankOf(last.card) === rankOf(joker.card);
}

/** How many cards after the joker are dealt before the second bet is offered. */
export const cardsOfFirstBet = 2;

const lock: Step = { kind: 'lock', ms: 2_000 };
const cardMs = 800;
const decidingCardExtraMs = 500;

const bets = (window: string, ms: number): readonly Step[] => [{ kind: 'bets', window, ms }, lock];

export function steps(dealt: readonly DealtCard[]): readonly Step[] {
  const cards = dealt.map((fallen, index): Step => {
    const isDeciding = index > 0 && index === dealt.length - 1;
    return { kind: 'card', dealt: fallen, ms: cardMs + (isDeciding ? decidingCardExtraMs : 0) };
  });
  const later = cards.slice(1 + cardsOfFirstBet);
  return [
    ...bets('joker', 15_000),
    ...cards.slice(0, 1),
    ...bets('first', 15_000),
    ...cards.slice(1, 1 + cardsOfFirstBet),
    ...(later.length > 0 ? [...bets('second', 12_000), ...later] : []),
    { kind: 'result', ms: 8_000 },
  ];
}
