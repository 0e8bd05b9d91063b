import type { Coins } from '@maidan/betting';
import { type ChipLook, chipLooks } from './chip-values.ts';

/** The stacks of a stake, each from the bottom up, largest chips first. What exceeds two stacks is not drawn. */
export function breakDown(stake: Coins, high: number): readonly (readonly ChipLook[])[] {
  const chips: ChipLook[] = [];
  let rest: bigint = stake;
  for (const look of chipLooks.toReversed()) {
    for (; rest >= look.value && chips.length < 2 * high; rest -= look.value) chips.push(look);
  }
  if (chips.length === 0) chips.push(chipLooks[0]);
  return chips.length > high ? [chips.slice(0, high), chips.slice(high)] : [chips];
}
