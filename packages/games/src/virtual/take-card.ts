import type { Card } from '../kit/cards.ts';
import type { Words } from './words.ts';

/** Takes one of the cards out of the deck: its place is the next number below the cards left, in the order of the deck. */
export function takeCard(deck: Card[], words: Words): Card {
  const [card] = deck.splice(words.below(deck.length), 1);
  if (card === undefined) throw new RangeError('the deck is empty');
  return card;
}
