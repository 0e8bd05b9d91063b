import type { Rank } from '../../kit/cards.ts';

type Pip = readonly [x: number, y: number];

const [left, middle, right] = [37, 50, 63];
const ends: readonly Pip[] = [
  [left, 25],
  [right, 25],
  [left, 115],
  [right, 115],
];
const sides: readonly Pip[] = [
  [left, 70],
  [right, 70],
];
const fours: readonly Pip[] = [
  [left, 55],
  [right, 55],
  [left, 85],
  [right, 85],
];

/** The positions of the suit signs on a card of 100 x 140; those in the lower half are rotated. */
export const pips: Readonly<Partial<Record<Rank, readonly Pip[]>>> = {
  2: [
    [middle, 25],
    [middle, 115],
  ],
  3: [
    [middle, 25],
    [middle, 70],
    [middle, 115],
  ],
  4: ends,
  5: [...ends, [middle, 70]],
  6: [...ends, ...sides],
  7: [...ends, ...sides, [middle, 47.5]],
  8: [...ends, ...sides, [middle, 47.5], [middle, 92.5]],
  9: [...ends, ...fours, [middle, 70]],
  10: [...ends, ...fours, [middle, 40], [middle, 100]],
};
