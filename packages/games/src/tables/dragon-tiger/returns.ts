import { fullDeck } from '../../kit/decks.ts';
import type { WeightedOutcome } from '../../kit/exact-returns.ts';
import { outcomeOf, packs } from './game.ts';
import { options } from './options.ts';

/** Every two cards, weighted by the ways they can be drawn from the shoe. */
export function weightedOutcomes(): readonly WeightedOutcome[] {
  const sids = options.map(({ sid }) => sid);
  return fullDeck.flatMap((one) =>
    fullDeck.map((other) => ({
      weight: BigInt(one === other ? packs * (packs - 1) : packs ** 2),
      outcome: outcomeOf(one, other),
      sids,
    })),
  );
}
