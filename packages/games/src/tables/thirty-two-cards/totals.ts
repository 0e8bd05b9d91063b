import type { DealtCard } from '../../game.ts';
import { type Card, rankNumber, rankOf } from '../../kit/cards.ts';
import { handAt } from '../../kit/deal-hands.ts';

/** From 6 for the six to 13 for the king. */
export const pointsOf = (card: Card): number => rankNumber(rankOf(card));

/** Such as 9 for "player 9". */
const startOf = (place: string): number => Number(place.split(' ')[1]);

/** Includes the points the player started with; undefined before its first card. */
export function totalAt(place: string, cards: readonly Card[]): number | undefined {
  return cards.length === 0 ? undefined : cards.reduce((sum, card) => sum + pointsOf(card), startOf(place));
}

/** Considers only players who have a card. */
export function leadersOf(dealt: readonly DealtCard[]): readonly string[] {
  const places = [...new Set(dealt.map(({ place }) => place))];
  const totals = places.map((place) => totalAt(place, handAt(dealt, place)) ?? 0);
  const best = Math.max(...totals);
  return places.filter((_, index) => totals[index] === best);
}
