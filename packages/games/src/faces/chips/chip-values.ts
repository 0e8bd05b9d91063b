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
const chipLooks: readonly [ChipLook, ...ChipLook[]] = [
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

const units: readonly { readonly whole: bigint; readonly sign: string }[] = [
  { whole: 10_000_000n, sign: 'Cr' },
  { whole: 100_000n, sign: 'L' },
  { whole: 1_000n, sign: 'k' },
];

/** The amount as printed on a chip: 500, 1k, 2.5L, 1Cr. Truncated to two decimals, so never too high. */
export function shortAmount(amount: Coins): string {
  const unit = units.find(({ whole }) => amount >= whole * 100n);
  if (unit === undefined) return (amount / 100n).toString();
  const places = (amount / unit.whole).toString().padStart(3, '0');
  const fraction = places.slice(-2).replace(/0+$/, '');
  return `${places.slice(0, -2)}${fraction === '' ? '' : `.${fraction}`}${unit.sign}`;
}

/** How many stacks a stake may have, and how many chips high each. */
export interface StackRoom {
  readonly high: number;
  readonly stacks: 1 | 2;
}

/**
 * The stacks of a stake, each from the bottom up, largest chips first. Chips beyond the room are left out.
 */
export function breakDown(stake: Coins, { high, stacks }: StackRoom): readonly (readonly ChipLook[])[] {
  const chips: ChipLook[] = [];
  let rest: bigint = stake;
  for (const look of chipLooks.toReversed()) {
    for (; rest >= look.value && chips.length < stacks * high; rest -= look.value) chips.push(look);
  }
  if (chips.length === 0) chips.push(chipLooks[0]);
  return chips.length > high ? [chips.slice(0, high), chips.slice(high)] : [chips];
}
