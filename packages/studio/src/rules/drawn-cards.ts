import { type Card, parseCard, rankOf, suitOf } from '@maidan/games/kit/cards.ts';
import type { Words } from './words.ts';

/** Removes one card from the deck, at an index drawn below the number of cards left. */
export function takeCard(deck: Card[], words: Words): Card {
  const [card] = deck.splice(words.below(deck.length), 1);
  if (card === undefined) throw new RangeError('the deck is empty');
  return card;
}

/** A card of a published round. */
export const readCard = (value: unknown): Card | undefined =>
  typeof value === 'string' ? parseCard(value) : undefined;

const signs = { SS: '♠', HH: '♥', CC: '♣', DD: '♦' } as const;

/** Such as 10♥. */
export const cardFigures = (card: Card): string => `${rankOf(card)}${signs[suitOf(card)]}`;
