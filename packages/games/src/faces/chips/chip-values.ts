import { type Coins, coinsFromWhole } from '@maidan/betting';

export interface ChipLook {
  readonly value: Coins;
  readonly disc: string;
  readonly spots: string;
  readonly ink: string;
}

const ivory = '#FBF6E8';
const chip = (whole: number, disc: string, spots = ivory, ink = '#fff'): ChipLook => ({
  value: coinsFromWhole(whole),
  disc,
  spots,
  ink,
});

/** Smallest first. A stake below the first has the first one's colour. */
export const chipLooks: readonly [ChipLook, ...ChipLook[]] = [
  chip(100, '#E9E4D4', '#C4122F', '#16231F'),
  chip(500, '#C93A31'),
  chip(1_000, '#2671C9'),
  chip(2_000, '#14807F'),
  chip(5_000, '#1F8049'),
  chip(10_000, '#20272B', '#E3B341'),
  chip(20_000, '#7A4BD0'),
  chip(50_000, '#B23C80'),
  chip(100_000, '#D99A1E', ivory, '#231800'),
  chip(250_000, '#8A5A1C'),
];

/** Chips of other players are grey. */
export const greyChip: ChipLook = { ...chip(100, '#5c6d66', '#8b9a93'), ink: '#E4ECE8' };

/** The largest chip value that the stake reaches. */
export function chipLook(stake: Coins): ChipLook {
  return chipLooks.findLast(({ value }) => value <= stake) ?? chipLooks[0];
}
