import type { Random } from '@maidan/betting';

export function happens(random: Random, probability: number): boolean {
  return random.next() < probability;
}

/** Picks by weight; the weights need not add up to one. */
export function pickWeighted<Item>(random: Random, items: readonly (readonly [Item, number])[]): Item {
  let left = random.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  const last = items.at(-1);
  if (last === undefined) throw new RangeError('nothing to pick from');
  return last[0];
}
