import type { CardParts, Slot } from './card-parts.ts';
import type { HouseBet } from './card-replies.ts';

/** The client's bets that this page knows of. */
export interface OwnBets {
  has(betId: string): boolean;
  placed(betId: string, slot: Slot): void;
  /**
   * The bets of a round that this page did not know. Each is returned once: its card may have another bet by
   * now.
   */
  newOf(roundId: string | undefined, house: readonly HouseBet[]): readonly HouseBet[];
}

export function createOwnBets({ remember }: Pick<CardParts, 'remember'>): OwnBets {
  const seen = new Set<string>();
  return {
    has: (betId) => seen.has(betId),
    placed(betId, slot) {
      seen.add(betId);
      remember(betId, slot);
    },
    newOf(roundId, house) {
      const found = house.filter((bet) => bet.roundId === roundId && !seen.has(bet.betId));
      for (const { betId } of found) seen.add(betId);
      return found;
    },
  };
}
