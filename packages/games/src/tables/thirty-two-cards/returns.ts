import { ranks } from '../../kit/cards.ts';
import type { WeightedOutcome } from '../../kit/exact-returns.ts';

/** In the order of the players; ranks as points from 6 to 13. */
export interface FirstCards {
  readonly points: readonly [number, number, number, number];
  /** The number of ways to draw these ranks from the pack. */
  readonly ways: bigint;
}

const held = ranks.map((_, index) => index + 1).slice(5);
const suitsOfRank = 4;

/** Every four ranks that the players' first cards can have. */
export function countFirstCards(): readonly FirstCards[] {
  return held.flatMap((one) =>
    held.flatMap((two) => held.flatMap((three) => held.map((four) => withWays([one, two, three, four])))),
  );
}

function withWays(points: FirstCards['points']): FirstCards {
  const ways = points.reduce((product, point, index) => {
    const taken = points.slice(0, index).filter((earlier) => earlier === point).length;
    return product * BigInt(suitsOfRank - taken);
  }, 1n);
  return { points, ways };
}

/** Sums up the weights by key. */
export function tally<Key>(
  ways: readonly FirstCards[],
  share: (first: FirstCards) => readonly (readonly [Key, bigint])[],
): ReadonlyMap<Key, bigint> {
  const tallied = new Map<Key, bigint>();
  for (const first of ways)
    for (const [key, weight] of share(first)) tallied.set(key, (tallied.get(key) ?? 0n) + weight);
  return tallied;
}

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
