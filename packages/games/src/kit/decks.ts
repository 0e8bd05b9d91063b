import { type Card, type Rank, ranks, suits } from './cards.ts';

/** Every card of these ranks, as often as there are packs. */
export function deckOf(held: readonly Rank[], packs = 1): readonly Card[] {
  const pack = held.flatMap((rank) => suits.map((suit): Card => `${rank}${suit}`));
  return Array.from({ length: packs }, () => pack).flat();
}

export const fullDeck = deckOf(ranks);

/** Aces to tens. */
export const deckOf40 = deckOf(ranks.slice(0, 10));

/** Sixes to kings. */
export const deckOf32 = deckOf(ranks.slice(5));
