import type { MarketOutcome } from '@maidan/betting';
import type { WeightedOutcome } from '../../kit/exact-returns.ts';
import { vendorOrder } from '../../kit/hands.ts';
import { places } from './deal.ts';
import { definition, winnerSid } from './options.ts';
import { kindOutcome } from './settle.ts';
import { countTies } from './tie-counts.ts';

const theVoid: MarketOutcome = { void: true };

/** Deals in which a hand is of each kind, without ties; every hand is equally likely to win. */
export function weightedOutcomes(): readonly WeightedOutcome[] {
  const { deals, ties, tiesByKind, handsByKind } = countTies();
  const sids = places.map(winnerSid);
  const dealsPerHand = 18_424n * 15_180n;
  const winners = places.map((place) => ({
    // All weights of these rows are multiplied by three, so that a third of the deals is a whole number.
    weight: deals - ties,
    outcome: { groups: { winner: winnerSid(place) } },
    sids,
  }));
  const kinds = places.flatMap((place) => {
    const own = definition.groups.find(({ id }) => id === place)?.options ?? [];
    return [
      ...vendorOrder.map((kind) => ({
        weight: BigInt(handsByKind[kind]) * dealsPerHand - tiesByKind[kind],
        outcome: { groups: { [place]: kindOutcome(place, kind) } },
        sids: own,
      })),
      { weight: ties, outcome: theVoid, sids: own },
    ];
  });
  return [...winners, { weight: 3n * ties, outcome: theVoid, sids }, ...kinds];
}
