import { classes } from '../classes.ts';
import './price-cell.css';

interface PriceCellProps {
  /** The id of the cell on the slip. */
  readonly cell: string;
  readonly side: 'back' | 'lay';
  /** Read out before the price: the side, and what the price is for. */
  readonly label: string;
  readonly price: string;
  /** A second, smaller figure below the price. */
  readonly below?: string;
  /** Read out between the two figures. */
  readonly between?: string;
  /** 0 is the best price; deeper ones are paler. */
  readonly depth: number;
  readonly isPriced: boolean;
  readonly isFresh: boolean;
  /** Shown under a price that is no longer confirmed. */
  readonly oldLabel: string;
  readonly isOnSlip: boolean;
  /**
   * The direction of the last change. The version differs with every change, so that two equal moves are both
   * shown.
   */
  readonly moved: 'up' | 'down' | 'back' | undefined;
  readonly version: number;
  readonly onTap: () => void;
}

const looks = {
  back: ['bg-back', 'bg-[color-mix(in_srgb,var(--brand-back)_82%,var(--brand-surface))]'],
  lay: ['bg-lay', 'bg-[color-mix(in_srgb,var(--brand-lay)_82%,var(--brand-surface))]'],
} as const;
const inks = { back: 'text-on-back', lay: 'text-on-lay' } as const;
const tints = {
  back: '[--price-side:var(--brand-back)]',
  lay: '[--price-side:var(--brand-lay)]',
} as const;

export function PriceCell(props: PriceCellProps) {
  const { cell, side, label, depth, isPriced, isFresh, isOnSlip, moved, version, onTap } = props;
  const isOpen = isPriced && isFresh;
  return (
    <button
      type="button"
      data-cell={cell}
      aria-disabled={!isOpen}
      aria-pressed={isOnSlip}
      onClick={isOpen ? onTap : undefined}
      className={classes(
        'price-cell focus-inset relative grid min-h-11 min-w-11 place-content-center overflow-hidden rounded-md text-center leading-tight',
        isOpen && inks[side],
        isOpen && looks[side][depth === 0 ? 0 : 1],
        tints[side],
        !isPriced && 'price-cell-none',
        isPriced && !isFresh && 'price-cell-old',
        isOnSlip && isOpen && 'price-cell-chosen',
      )}
    >
      {moved && isOpen && (
        <span key={version} aria-hidden="true" className="contents">
          <span className="price-flash" />
          <span className={classes('price-mark', moved !== 'back' && `price-mark-${moved}`)} />
        </span>
      )}
      <span className="sr-only">{`${label} `}</span>
      <Figures {...props} />
    </button>
  );
}

/** A cell without a price reads out the specification's zeroes, but shows a dash. */
function Figures({ price, below, between, depth, isPriced, isFresh, oldLabel }: PriceCellProps) {
  const second = isFresh || !isPriced ? below : oldLabel;
  const hidden = isPriced ? undefined : 'sr-only';
  return (
    <>
      <span className={hidden ?? classes('tabular relative text-lg leading-5', depth === 0 && 'font-bold')}>
        {price}
      </span>
      {between && <span className="sr-only">{isFresh || !isPriced ? between : ' '}</span>}
      {second && <span className={hidden ?? 'tabular relative text-xs leading-4'}>{second}</span>}
      {!isPriced && <span aria-hidden="true" className="before:content-['–']" />}
    </>
  );
}
