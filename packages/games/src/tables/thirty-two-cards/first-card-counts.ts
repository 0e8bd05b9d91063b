import { ranks } from '../../kit/cards.ts';

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
