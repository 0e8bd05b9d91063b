import type { Coins } from '@maidan/betting';
import { chipLook } from './chip-values.ts';
import { shortAmount } from './short-amount.ts';

export interface ChipProps {
  readonly amount: Coins;
  readonly size: number;
  /** Never solid before the server has answered. */
  readonly state?: 'placed' | 'pending' | 'refused';
}

const fontSizes = [34, 34, 34, 30, 25, 21, 18];
const eighth = (2 * Math.PI * 42) / 8;

/** A disc seen from above. The amount beside it says the same in text, so a screen reader passes it over. */
export function Chip({ amount, size, state = 'placed' }: ChipProps) {
  const { disc, spots, ink } = chipLook(amount);
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
      <circle cx="50" cy="50" r="48" fill={disc} />
      <circle
        cx="50"
        cy="50"
        r="42"
        fill="none"
        stroke={spots}
        strokeWidth="12"
        strokeDasharray={`10 ${eighth - 10}`}
        strokeDashoffset="5"
      />
      <circle cx="50" cy="50" r="48" fill="none" stroke="#000" strokeOpacity=".35" strokeWidth="2" />
      <circle cx="50" cy="50" r="33.5" fill={disc} stroke={spots} strokeWidth="1.6" strokeDasharray="4 3" />
      <ellipse cx="43" cy="36" rx="24" ry="16" fill="#fff" opacity=".14" />
      <text x="50" y="50" dy=".36em" textAnchor="middle" fontSize={fontSizes[text.length] ?? 16} fill={ink}>
        {text}
      </text>
    </svg>
  );
}
