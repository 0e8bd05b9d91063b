import type { Card, TableGame } from '@maidan/games/rules';

/** The cards of a finished round, as its table lists them; empty where it has none to show. */
export const cardsToWire = (game: TableGame | undefined, cards: readonly Card[]): string =>
  (cards.length === 0 ? [] : (game?.resultCards?.(cards) ?? cards)).join(',');
