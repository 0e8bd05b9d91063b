import type { Card, Rank, Suit } from '../../kit/cards.ts';

export interface SplitCard {
  readonly rank: Rank;
  readonly suit: Suit;
  readonly isRed: boolean;
}

export function splitCard(card: Card): SplitCard {
  const suit = card.slice(-2) as Suit;
  return { rank: card.slice(0, -2) as Rank, suit, isRed: suit === 'HH' || suit === 'DD' };
}

const signs: Readonly<Record<Suit, string>> = { SS: '♠', HH: '♥', CC: '♣', DD: '♦' };

/** A short name that is the same in every language: 10♥. */
export function cardSign(card: Card): string {
  const { rank, suit } = splitCard(card);
  return `${rank}${signs[suit]}`;
}
