import type { WeightedOutcome } from '../../kit/exact-returns.ts';
import { countFirstCards, type FirstCards, tally } from './first-card-counts.ts';

/** Divisible by two, three and four, the numbers of players who can lead together. */
const parts = 12n;
const starts = [8, 9, 10, 11];

/**
 * Players who lead together draw from the same cards with the same total, so each is equally likely to win.
 */
function winnersOf({ points, ways }: FirstCards): readonly (readonly [string, bigint])[] {
  const totals = starts.map((start, index) => start + (points[index] ?? 0));
  const best = Math.max(...totals);
  const leaders = totals.flatMap((total, index) => (total === best ? [String(index + 1)] : []));
  return leaders.map((code) => [code, (ways * parts) / BigInt(leaders.length)]);
}

export function weightedOutcomes(): readonly WeightedOutcome[] {
  const weights = tally(countFirstCards(), winnersOf);
  return [...weights].map(([code, weight]) => ({
    weight,
    outcome: { groups: { winner: code } },
    sids: ['1', '2', '3', '4'],
  }));
}
