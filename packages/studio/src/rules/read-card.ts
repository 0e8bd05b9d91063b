import { type Card, parseCard } from '@maidan/games/kit/cards.ts';

/** A card of a published round. */
export const readCard = (value: unknown): Card | undefined =>
  typeof value === 'string' ? parseCard(value) : undefined;
