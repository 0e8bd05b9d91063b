import type { Side } from '@maidan/betting';
import { memo } from 'react';
import { useSportsTexts } from '../i18n/sports/sports-texts.ts';
import { hasPrice, type MarketKind } from '../live/match-book.ts';
import { useCell, useIsFresh } from '../live/match-prices.tsx';
import { cellKey, rowKey } from '../live/price-keys.ts';
import { classes } from '../ui/classes.ts';
import { modeOf } from './mode.ts';
import { showFancyRate, showPrice, showSize } from './show-price.ts';
import { useIsOnSlip, useSlip } from './slip-provider.tsx';

interface OddsCellProps {
  readonly kind: MarketKind;
  readonly table: string;
  readonly marketId: string;
  readonly eventId: string;
  readonly selectionId: string;
  readonly name: string;
  readonly side: Side;
  readonly depth?: number;
  readonly exchangeMarketId?: string;
}

const looks = { back: 'bg-back text-on-back', lay: 'bg-lay text-on-lay' } as const;
const flashes = { up: 'animate-price-up', down: 'animate-price-down' } as const;

/** One price. It alone is drawn again when it changes. */
export const OddsCell = memo(function OddsCell(props: OddsCellProps) {
  const { kind, table, marketId, eventId, selectionId, name, side, depth = 0, exchangeMarketId } = props;
  const texts = useSportsTexts().slip;
  const cell = cellKey(table, selectionId, side, depth);
  const quote = useCell(cell);
  const isFresh = useIsFresh();
  const isOnSlip = useIsOnSlip(cell);
  const slip = useSlip();
  const isExchange = exchangeMarketId !== undefined;
  const isFancy = kind === 'fancy';
  const isPriced = hasPrice(quote);
  const isOpen = isPriced && isFresh;
  const second = isFancy ? showFancyRate(quote.odds) : quote.size === undefined ? '' : showSize(quote.size);

  function tap(): void {
    slip.open({
      kind,
      side,
      selectionId,
      selectionName: name,
      odds: quote.odds,
      ...(quote.run === undefined ? {} : { run: quote.run }),
      ...(exchangeMarketId === undefined ? {} : { exchangeMarketId }),
      marketId,
      eventId,
      table,
      cell,
      row: rowKey(table, selectionId),
    });
  }

  return (
    <button
      type="button"
      data-cell={cell}
      aria-disabled={!isOpen}
      aria-pressed={isOnSlip}
      onClick={isOpen ? tap : undefined}
      className={classes(
        'focus-inset relative grid min-h-12 min-w-11 place-content-center overflow-hidden rounded-md text-center leading-tight',
        looks[side],
        !isPriced && 'opacity-55',
        !isFresh && 'saturate-30',
        isOnSlip && 'ring-3 ring-text ring-inset',
      )}
    >
      {quote.moved && (
        <span key={quote.version} aria-hidden="true" className={`absolute inset-0 ${flashes[quote.moved]}`} />
      )}
      <span className="sr-only">{`${texts.modes[modeOf(kind, side)]} ${name} `}</span>
      <span className={classes('tabular relative text-base', depth === 0 && 'font-bold')}>
        {showPrice(isFancy ? { run: 0, ...quote } : quote, isExchange)}
      </span>
      {isFancy && <span className="sr-only"> / </span>}
      {second && <span className="tabular relative text-xs">{second}</span>}
    </button>
  );
});
