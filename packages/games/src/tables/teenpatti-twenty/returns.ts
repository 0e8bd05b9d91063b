import type { WeightedOutcome } from '../../kit/exact-returns.ts';
import { places } from './deal.ts';
import { pairPlusOf, playerOf } from './options.ts';
import { countTies } from './tie-counts.ts';

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
