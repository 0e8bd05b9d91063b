import { type Card, suitOf } from '@maidan/games/kit/cards.ts';
import type { StudioTexts } from '../texts/en.ts';

const signs = { SS: '♠', HH: '♥', CC: '♣', DD: '♦' } as const;

export const rankText = (card: Card): string => card.slice(0, -2);

/** Such as 10♥. */
export const cardSign = (card: Card): string => `${rankText(card)}${signs[suitOf(card)]}`;

/** Such as "10 Hearts", in the player's language. */
export const formatCard = ({ suits }: StudioTexts, card: Card): string =>
  `${rankText(card)} ${suits[suitOf(card)]}`;

export const suitSign = (suit: keyof typeof signs): string => signs[suit];
