import { type Random, shuffle } from '@maidan/betting';
import type { DealtCard, Step } from '../../game.ts';
import type { Card } from '../../kit/cards.ts';
import { fullDeck } from '../../kit/decks.ts';

/** In the order they are dealt to. */
export const places = ['tiger', 'lion', 'dragon'] as const;
export type Place = (typeof places)[number];

export const cardsInHand = 3;
export const cardsInRound = places.length * cardsInHand;

/** One card to each hand in turn, three times. */
export const deal = (random: Random): readonly DealtCard[] =>
  shuffle(random, fullDeck)
    .slice(0, cardsInRound)
    .map((card, index) => ({ card, place: places[index % places.length] ?? '' }));

export const handOf = (dealt: readonly DealtCard[], place: Place): readonly Card[] =>
  dealt.filter((fallen) => fallen.place === place).map(({ card }) => card);

const cardMs = 2_000;
const decidingCardExtraMs = 500;

export function steps(dealt: readonly DealtCard[]): readonly Step[] {
  const cards = dealt.map((fallen, index): Step => {
    const isLast = index === dealt.length - 1;
    return { kind: 'card', dealt: fallen, ms: cardMs + (isLast ? decidingCardExtraMs : 0) };
  });
  return [
    { kind: 'bets', window: 'main', ms: 22_000 },
    { kind: 'lock', ms: 2_000 },
    ...cards,
    { kind: 'result', ms: 10_000 },
  ];
}
