import { numberOf } from './plain-numbers.ts';

/** A list to be compared from the left: the kind, then what decides within the kind. */
export function weighHand(cards: readonly string[]): number[] {
  const high = cards
    .map((card) => numberOf(card))
    .map((rank) => (rank === 1 ? 14 : rank))
    .sort((a, b) => b - a);
  const [a = 0, b = 0, c = 0] = high;
  const isSuited = new Set(cards.map((card) => card.slice(-1))).size === 1;
  const runs = [
    '14,13,12',
    '14,3,2',
    ...Array.from({ length: 10 }, (_, index) => [13 - index, 12 - index, 11 - index].join()),
  ];
  const run = runs.indexOf(high.join());
  if (run >= 0) return [isSuited ? 5 : 3, -run];
  if (a === c) return [4, a];
  if (isSuited) return [2, ...high];
  if (a === b) return [1, a, c];
  return b === c ? [1, b, a] : [0, ...high];
}

export const compareHands = (one: number[], other: number[]) => {
  const at = one.findIndex((figure, index) => figure !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
};
