import type { Card } from '../../kit/cards.ts';
import { fullDeck } from '../../kit/decks.ts';
import { choose, type WeightedOutcome } from '../../kit/exact-returns.ts';
import { type HandKind, readHand } from '../../kit/hands.ts';
import { pairPlusOf, places, playerOf } from './options.ts';

interface TieCounts {
  /** Ordered deals of two hands. */
  readonly deals: bigint;
  readonly ties: bigint;
  readonly handsByKind: ReadonlyMap<HandKind, bigint>;
}

/** Two hands tie when they have the same strength and share no card. */
export function countTies(deck: readonly Card[] = fullDeck): TieCounts {
  const byStrength = new Map<number, (readonly [number, number, number])[]>();
  const handsByKind = new Map<HandKind, bigint>();
  let hands = 0n;
  for (const [first, one] of deck.entries())
    for (const [second, two] of deck.slice(0, first).entries())
      for (const [third, three] of deck.slice(0, second).entries()) {
        const { strength, kind } = readHand([one, two, three]);
        byStrength.set(strength, [...(byStrength.get(strength) ?? []), [first, second, third]]);
        handsByKind.set(kind, (handsByKind.get(kind) ?? 0n) + 1n);
        hands += 1n;
      }
  let ties = 0n;
  for (const equal of byStrength.values())
    for (const hand of equal)
      ties += BigInt(equal.filter((other) => !other.some((card) => hand.includes(card))).length);
  return { deals: hands * choose(deck.length - 3, 3), ties, handsByKind };
}

/** Both hands win equally often; a prize depends on its own hand only. */
export function weightedOutcomes(): readonly WeightedOutcome[] {
  const { deals, ties, handsByKind } = countTies();
  const sids = places.map((place) => playerOf[place].sid);
  const main = places.map((place) => ({ weight: deals - ties, outcome: { groups: { main: place } }, sids }));
  const kinds = places.flatMap((place) =>
    [...handsByKind].map(([kind, weight]) => ({
      weight,
      outcome: { groups: { [place]: kind } },
      sids: [pairPlusOf[place].sid],
    })),
  );
  // Weights are doubled, so that half of the deals that do not tie is a whole number.
  return [...main, { weight: 2n * ties, outcome: { groups: { main: 'tie' } }, sids }, ...kinds];
}
