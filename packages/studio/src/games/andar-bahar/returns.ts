import { type Card, rankOf } from '@maidan/games/kit/cards.ts';
import { fullDeck } from '@maidan/games/kit/decks.ts';
import { choose } from '@maidan/games/kit/exact-returns.ts';
import type { VirtualWay } from '../../rules/weighted-outcome.ts';
import type { DealtMatch } from './options.ts';

/** Three of the 51 cards match the joker, so the first match is the 49th card at the latest. */
const longest = 49;

/** The first match is card n in C(51 - n, 2) of C(51, 3) ways, whatever the joker is. */
export const ways = (): VirtualWay<DealtMatch>[] =>
  fullDeck.flatMap((joker) =>
    Array.from({ length: longest }, (_, index) => ({
      weight: choose(51 - (index + 1), 2),
      outcome: { joker, cards: dealOfLength(joker, index + 1) },
    })),
  );

function dealOfLength(joker: Card, length: number): Card[] {
  const others = fullDeck.filter((card) => rankOf(card) !== rankOf(joker));
  const match = fullDeck.filter((card) => rankOf(card) === rankOf(joker) && card !== joker);
  return [...others.slice(0, length - 1), ...match.slice(0, 1)];
}
