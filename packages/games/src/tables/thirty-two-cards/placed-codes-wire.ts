import type { DealtCard } from '../../game.ts';
import { type Card, noCard } from '../../kit/cards.ts';
import { handAt } from '../../kit/deal-hands.ts';
import { placeInOrder, places } from './deal.ts';

/** The length of recorded strings; longer only when a tie lasts that long. */
const codesLeast = 36;

/** The nth card of player k is at k + 4n; "1" means no card. */
export function placedCodes(seen: readonly DealtCard[]): readonly string[] {
  const hands = places.map((place) => handAt(seen, place));
  const rounds = Math.max(codesLeast / places.length, ...hands.map((cards) => cards.length));
  return Array.from({ length: rounds }, (_, nth) => hands.map((cards) => cards[nth] ?? noCard)).flat();
}

export const listedPlace = (index: number): string => places[index % places.length] ?? '';

/** The codes of a finished round, from its cards in the order they were dealt. */
export const resultCards = (cards: readonly Card[]): readonly string[] => placedCodes(placeInOrder(cards));
