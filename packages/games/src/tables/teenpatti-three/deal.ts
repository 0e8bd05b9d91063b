import type { Random } from '@maidan/betting';
import type { DealtCard, Step } from '../../game.ts';
import { dealHands, handAt } from '../../kit/deal-hands.ts';

/** In the order they are dealt to. */
export const places = ['tiger', 'lion', 'dragon'] as const;
export type Place = (typeof places)[number];

export const cardsInHand = 3;
export const cardsInRound = places.length * cardsInHand;

export const deal = (random: Random): readonly DealtCard[] => dealHands(random, places, cardsInRound);

export const handOf = (dealt: readonly DealtCard[], place: Place) => handAt(dealt, place);

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
