import type { Side } from '@maidan/betting';
import type { Match } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { formatPrice } from '@maidan/ui/format/rates.ts';
import { useKeyed } from '@maidan/ui/hooks/use-store.ts';
import { Lock } from '@maidan/ui/icons/places.ts';
import { useState } from 'react';
import { useHomeTexts } from '../../../app/home/texts/home-texts.ts';
import { useRunnerName } from '../../../texts/runner-name.ts';
import type { BestPrices } from '../prices/best-prices.ts';
import { isInPlay } from './match-list.ts';
import { priceMark } from './row-link.tsx';
import { inPlaces } from './team-lines.tsx';

/** On a desktop the boxes of all rows align, with or without a draw; a phone has no room for empty ones. */
export const pricesWidth = (hasDraws: boolean, isDrawable: boolean): string =>
  classes(
    isDrawable ? 'w-33 grid-cols-3' : 'w-27 grid-cols-2',
    hasDraws ? 'lg:w-78 lg:grid-cols-3' : 'lg:w-56',
  );

const places = ['first', 'draw', 'second'];
/** The empty box in place of a draw. */
const emptyLook = (place: number, hasDraws: boolean): string =>
  place === 1 ? (hasDraws ? 'max-lg:hidden' : 'hidden') : '';

interface RowPricesProps {
  readonly match: Match;
  readonly prices: BestPrices;
  /** Some matches of the list have a draw: the middle box is reserved for it. */
  readonly hasDraws: boolean;
  readonly isOld: boolean;
}

/** The actual best prices, back and lay: one above the other on a phone, side by side on a desktop. */
export function RowPrices({ match, prices, hasDraws, isOld }: RowPricesProps) {
  const { rows: texts } = useHomeTexts();
  const formatRunner = useRunnerName();
  const shown = useKeyed(prices, match.eventId) ?? match.prices;
  const isShut = shown.length > 0 && shown.every(({ back, lay }) => back <= 0 && lay <= 0);
  const isDrawable = shown.length > 2;
  const width = pricesWidth(hasDraws, isDrawable);
  if (isShut && isInPlay(match)) {
    return (
      <span
        className={classes(
          'flex h-13.5 shrink-0 items-center justify-center rounded-md border border-line bg-[repeating-linear-gradient(135deg,var(--brand-raised)_0_8px,var(--brand-surface)_8px_16px)] text-xs font-semibold lg:h-9.5',
          width,
        )}
      >
        <span className="flex items-center gap-1.5">
          <Lock aria-hidden="true" className="size-3.5" />
          {texts.suspended}
        </span>
      </span>
    );
  }
  const isDim = isOld || (!isInPlay(match) && match.isOpen === false);
  return (
    <span className={classes('grid shrink-0 gap-1 lg:gap-2', width)}>
      {inPlaces(shown).map((price, place) => {
        if (!price) return <span key={places[place]} className={emptyLook(place, hasDraws)} />;
        const { selectionName, back, lay } = price;
        return (
          <span key={places[place]} className="block">
            <span aria-hidden="true" className="grid gap-0.5 lg:grid-cols-2">
              <PriceBox runner={selectionName} side="back" price={back} isDim={isDim} />
              <PriceBox runner={selectionName} side="lay" price={lay} isDim={isDim} />
            </span>
            <span className="sr-only">
              {texts.prices(formatRunner(selectionName), showBest(back), showBest(lay))}
            </span>
          </span>
        );
      })}
    </span>
  );
}

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
