import type { Card } from '@maidan/games/kit/cards.ts';

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
