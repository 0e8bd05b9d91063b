import type { Side } from '@maidan/betting';
import { classes } from '@maidan/ui/classes.ts';
import { formatPrice } from '@maidan/ui/format/rates.ts';
import { useState } from 'react';
import { priceMark } from './row-tapped-price.ts';

export const noPrice = '–';
export const showBest = (price: number): string => (price > 0 ? formatPrice(price) : noPrice);

type Move = 'up' | 'down' | undefined;

interface Seen {
  readonly price: number;
  /**
   * The last price above 0: every ball suspends the market, and a new price is compared with the one before
   * that.
   */
  readonly lastLive: number;
  readonly move: Move;
  readonly version: number;
}

function next({ lastLive, version }: Seen, price: number): Seen {
  const isMove = price > 0 && lastLive > 0 && price !== lastLive;
  return {
    price,
    lastLive: price > 0 ? price : lastLive,
    move: isMove ? (price > lastLive ? 'up' : 'down') : undefined,
    version: version + 1,
  };
}

const fills: Record<Side, string> = { back: 'bg-back text-on-back', lay: 'bg-lay text-on-lay' };
const empties: Record<Side, string> = {
  back: 'bg-back/20 text-muted',
  lay: 'bg-lay/20 text-muted',
};
const flashes = { up: 'animate-price-up', down: 'animate-price-down' };

interface PriceBoxProps {
  /** The runner of the price. */
  readonly runner: string;
  readonly side: Side;
  readonly price: number;
  /** It cannot be bet on yet, or is not confirmed. */
  readonly isDim: boolean;
}

/**
 * A price in a row. The whole row is a link; tapping an available price also opens the slip with it
 * (`RowLink`).
 */
export function PriceBox({ runner, side, price, isDim }: PriceBoxProps) {
  const [seen, setSeen] = useState<Seen>({ price, lastLive: price, move: undefined, version: 0 });
  if (seen.price !== price) setSeen(next(seen, price));
  const fill = price <= 0 ? empties[side] : isDim ? 'bg-text/10 text-muted' : fills[side];
  return (
    <span
      key={seen.version}
      {...(price > 0 && !isDim ? priceMark({ runner, side, odds: price }) : {})}
      className={classes(
        'tabular grid h-6.5 place-items-center rounded-md text-sm leading-none font-semibold lg:h-9.5 lg:text-base',
        fill,
        seen.move && !isDim && flashes[seen.move],
      )}
    >
      {showBest(price)}
    </span>
  );
}
