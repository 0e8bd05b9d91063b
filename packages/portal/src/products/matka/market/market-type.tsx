import { Segmented } from '@maidan/ui/form/segmented.tsx';
import { useState } from 'react';
import type { Market } from '../live/market.ts';
import { type MatkaDraw, offeredDraws } from '../matka-game.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';

interface MarketTypeProps {
  readonly market: Market;
  readonly draw: MatkaDraw | undefined;
  readonly onDraw: (draw: MatkaDraw) => void;
}

/** Open Market or Close Market: neither is preselected, and only those that take bets are offered. */
export function MarketType({ market, draw, onDraw }: MarketTypeProps) {
  const texts = useMatkaTexts();
  const offered = offeredDraws(market);
  if (offered.length === 0) {
    return (
      <p className="rounded-xl border border-line bg-raised p-3 text-sm text-muted">{texts.noMarketType}</p>
    );
  }
  const labels = {
    OPEN: [texts.openMarket, market.openTime],
    CLOSE: [texts.closeMarket, market.closeTime],
  } as const;
  return (
    <Segmented<MatkaDraw | ''>
      label={texts.marketType}
      value={draw ?? ''}
      onValueChange={(value) => value !== '' && onDraw(value)}
      segments={offered.map((value) => ({
        value,
        label: (
          <span>
            {labels[value][0]}{' '}
            <span dir="ltr" className="tabular mk-figure text-base">
              {labels[value][1]}
            </span>
          </span>
        ),
      }))}
    />
  );
}

/** The market type the player has chosen, while it is offered. */
export function useDraw(market: Market): readonly [MatkaDraw | undefined, (draw: MatkaDraw) => void] {
  const [chosen, setChosen] = useState<MatkaDraw>();
  const draw = chosen !== undefined && offeredDraws(market).includes(chosen) ? chosen : undefined;
  return [draw, setChosen];
}
