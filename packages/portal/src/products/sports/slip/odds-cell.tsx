import type { Side } from '@maidan/betting';
import { Lock } from '@maidan/ui/icons/places.ts';
import { PriceCell } from '@maidan/ui/slip/price-cell.tsx';
import { memo } from 'react';
import { useRunnerName } from '../../../texts/runner-name.ts';
import { modeOf, showFancyRate, showPrice, showSize } from '../bets/show-price.ts';
import { hasPrice, type MarketKind } from '../prices/match-book.ts';
import { useCell, useIsFresh, useStop } from '../prices/match-prices.tsx';
import { cellKey } from '../prices/price-store.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { useIsOnSlip, useSlip } from './slip-provider.tsx';
import { betAt } from './sports-bet.ts';

interface OddsCellProps {
  readonly kind: MarketKind;
  readonly table: string;
  readonly matchId: string;
  readonly eventId: string;
  readonly selectionId: string;
  readonly name: string;
  readonly side: Side;
  readonly depth?: number;
  readonly marketId?: string;
}

/** One price. Only this cell is rendered again when it changes. */
export const OddsCell = memo(function OddsCell(props: OddsCellProps) {
  const { kind, table, matchId, eventId, selectionId, name, side, depth = 0, marketId } = props;
  const { slip: texts, match } = useSportsTexts();
  const cell = cellKey(table, selectionId, side, depth);
  const quote = useCell(cell);
  const isFresh = useIsFresh();
  const isOnSlip = useIsOnSlip(cell);
  const slip = useSlip();
  const formatRunner = useRunnerName();
  const isExchange = marketId !== undefined;
  const isFancy = kind === 'fancy';
  const below = isFancy ? showFancyRate(quote.odds) : quote.size === undefined ? '' : showSize(quote.size);

  function tap(): void {
    const priced = { kind, side, selectionId, selectionName: name, marketId, matchId, eventId, table };
    slip.open(betAt(priced, quote, depth));
  }

  return (
    <PriceCell
      cell={cell}
      side={side}
      label={`${texts.modes[modeOf(kind, side)]} ${formatRunner(name)}`}
      price={showPrice(isFancy ? { run: 0, ...quote } : quote, isExchange)}
      below={below}
      between={isFancy ? ' / ' : ''}
      depth={depth}
      isPriced={hasPrice(quote)}
      isFresh={isFresh}
      oldLabel={match.old}
      isOnSlip={isOnSlip}
      moved={quote.moved}
      version={quote.version}
      onTap={tap}
    />
  );
});

/** Covers a row's cells while the row is suspended: the cells stay in place, so nothing shifts. */
export function RowSuspension({ row }: { readonly row: string }) {
  const { match: texts } = useSportsTexts();
  const stop = useStop(row);
  return stop ? (
    <div className="price-hatch absolute inset-0 z-1 flex items-center justify-center gap-1.5 rounded-md border border-line text-muted">
      <Lock aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="text-xs font-bold tracking-wide text-text">
        {texts[stop === true ? 'suspended' : stop]}
      </span>
    </div>
  ) : null;
}
