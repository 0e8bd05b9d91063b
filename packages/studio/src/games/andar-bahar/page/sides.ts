import type { Card } from '@maidan/games/kit/cards.ts';

const jokerMs = 600;
const firstMs = 350;
const lastMs = 120;
/** From this card on the deal is at its fastest. */
const quickFrom = 10;
/** How long the deciding card is shown. */
const matchMs = 900;

/** The wait before the joker, before each card, and after the last one. */
export function dealWaits(cardCount: number): number[] {
  const waits = Array.from({ length: cardCount }, (_, index) => {
    const slowed = Math.max(0, quickFrom - index) / quickFrom;
    return Math.round(lastMs + (firstMs - lastMs) * slowed);
  });
  return [jokerMs, ...waits, matchMs];
}

export interface Sides {
  readonly andar: readonly Card[];
  readonly bahar: readonly Card[];
}

/** Andar gets the first card. */
export const splitSides = (cards: readonly Card[]): Sides => ({
  andar: cards.filter((_, index) => index % 2 === 0),
  bahar: cards.filter((_, index) => index % 2 === 1),
});

export const winningSide = (cardCount: number): keyof Sides => (cardCount % 2 === 1 ? 'andar' : 'bahar');
