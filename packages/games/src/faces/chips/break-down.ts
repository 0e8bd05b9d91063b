import type { Coins } from '@maidan/betting';
import { type ChipLook, chipLooks } from './chip-values.ts';

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
