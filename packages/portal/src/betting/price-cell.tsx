import type { Side } from '@maidan/betting';
import { classes } from '../ui/classes.ts';

interface PriceCellProps {
  /** What the slip knows the cell by. */
  readonly cell: string;
  readonly side: Side;
  /** Read out before the price: the side and what it is a price of. */
  readonly label: string;
  readonly price: string;
  /** A second figure, smaller, below the price. */
  readonly below?: string;
  /** Read out between the two figures. */
  readonly between?: string;
  readonly isBest: boolean;
  readonly isPriced: boolean;
  readonly isFresh: boolean;
  readonly isOnSlip: boolean;
  /** The way the price last went; the version differs with every change, so that the same move twice is seen twice. */
  readonly moved: 'up' | 'down' | undefined;
  readonly version: number;
  readonly onTap: () => void;
}

const looks = { back: 'bg-back text-on-back', lay: 'bg-lay text-on-lay' } as const;
const flashes = { up: 'animate-price-up', down: 'animate-price-down' } as const;

export function PriceCell(props: PriceCellProps) {
  const { cell, side, label, price, below, between, isBest, isPriced, isFresh, isOnSlip } = props;
  const { moved, version, onTap } = props;
  const isOpen = isPriced && isFresh;
  return (
    <button
      type="button"
      data-cell={cell}
      aria-disabled={!isOpen}
      aria-pressed={isOnSlip}
      onClick={isOpen ? onTap : undefined}
      className={classes(
        'focus-inset relative grid min-h-12 min-w-11 place-content-center overflow-hidden rounded-md text-center leading-tight',
        looks[side],
        !isPriced && 'opacity-55',
        !isFresh && 'saturate-30',
        isOnSlip && 'ring-3 ring-text ring-inset',
      )}
    >
      {moved && <span key={version} aria-hidden="true" className={`absolute inset-0 ${flashes[moved]}`} />}
      <span className="sr-only">{`${label} `}</span>
      <span className={classes('tabular relative text-base', isBest && 'font-bold')}>{price}</span>
      {between && <span className="sr-only">{between}</span>}
      {below && <span className="tabular relative text-xs">{below}</span>}
    </button>
  );
}
