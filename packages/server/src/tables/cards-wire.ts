import type { Card, TableGame } from '@maidan/games/rules';

/** The cards of a round that is over, as its table lists them; none where it has none to show. */
export const cardsToWire = (game: TableGame | undefined, cards: readonly Card[]): string =>
  (cards.length === 0 ? [] : (game?.resultCards?.(cards) ?? cards)).join(',');
