import type { Coins } from '@maidan/betting';
import { ChipDisc } from './chip-disc.tsx';
import { chipLook } from './chip-values.ts';
import { shortAmount } from './short-amount.ts';

export interface ChipProps {
  readonly amount: Coins;
  readonly size: number;
  /** `pending` until the server has answered. */
  readonly state?: 'placed' | 'pending' | 'refused';
}

const fontSizes = [34, 34, 34, 30, 25, 21, 18];

/** A chip seen from above. Screen readers skip it, because the amount is also in the text beside it. */
export function Chip({ amount, size, state = 'placed' }: ChipProps) {
  const text = shortAmount(amount);
  return (
    <svg
      className="mt-chip"
      data-state={state}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <ChipDisc look={chipLook(amount)} text={text} fontSize={fontSizes[text.length] ?? 16} />
    </svg>
  );
}
