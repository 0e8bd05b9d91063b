/** The exchange's price ladder, in whole hundredths of decimal prices. */
const bands: readonly (readonly [from: number, to: number, step: number])[] = [
  [101, 200, 1],
  [200, 300, 2],
  [300, 400, 5],
  [400, 600, 10],
  [600, 1_000, 20],
  [1_000, 2_000, 50],
  [2_000, 3_000, 100],
  [3_000, 5_000, 200],
  [5_000, 10_000, 500],
  [10_000, 100_000, 1_000],
];

const rungs: readonly number[] = [
  ...bands.flatMap(([from, to, step]) =>
    Array.from({ length: (to - from) / step }, (_, index) => from + index * step),
  ),
  100_000,
];

export const ladderPrices: readonly number[] = rungs.map((rung) => rung / 100);

const lowest = 1.01;
const highest = 1_000;

export function isLadderPrice(price: number): boolean {
  return ladderPrices[firstRungAtOrAbove(price)] === price;
}

/** The first ladder price above this one, whether or not this one is on the ladder. */
export function nextPriceUp(price: number): number | undefined {
  const index = firstRungAtOrAbove(price);
  return ladderPrices[index] === price ? ladderPrices[index + 1] : ladderPrices[index];
}

export function nextPriceDown(price: number): number | undefined {
  return ladderPrices[firstRungAtOrAbove(price) - 1];
}

/** A price half way between two rungs goes to the upper one. */
export function nearestLadderPrice(price: number): number {
  if (!(price > lowest)) return lowest;
  const index = firstRungAtOrAbove(price);
  const above = ladderPrices[index] ?? highest;
  const below = ladderPrices[index - 1] ?? lowest;
  // Rounded, so that no floating-point error decides: 2.01 lies exactly between 2.00 and 2.02.
  const toAbove = Math.round((above - price) * 1e8);
  const toBelow = Math.round((price - below) * 1e8);
  return toBelow < toAbove ? below : above;
}

function firstRungAtOrAbove(price: number): number {
  let low = 0;
  let high = ladderPrices.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ladderPrices[middle] ?? highest) < price) low = middle + 1;
    else high = middle;
  }
  return low;
}
