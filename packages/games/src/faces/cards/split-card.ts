import { type Card, colourOf, type Rank, rankOf, type Suit, suitOf } from '../../kit/cards.ts';

export interface SplitCard {
  readonly rank: Rank;
  readonly suit: Suit;
  readonly isRed: boolean;
}

export const splitCard = (card: Card): SplitCard => ({
  rank: rankOf(card),
  suit: suitOf(card),
  isRed: colourOf(card) === 'red',
});

const signs: Readonly<Record<Suit, string>> = { SS: '♠', HH: '♥', CC: '♣', DD: '♦' };

/** A short name that is the same in every language: 10♥. */
export const cardSign = (card: Card): string => `${rankOf(card)}${signs[suitOf(card)]}`;
