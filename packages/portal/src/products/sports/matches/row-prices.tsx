import type { Match } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { useKeyed } from '@maidan/ui/hooks/use-keyed.ts';
import { Lock } from '@maidan/ui/icons/places.ts';
import { useHomeTexts } from '../../../app/home/texts/home-texts.ts';
import { useRunnerName } from '../../../texts/runner-name.ts';
import type { BestPrices } from '../prices/best-prices.ts';
import { isInPlay } from './match-list.ts';
import { PriceBox, showBest } from './price-box.tsx';
import { inPlaces } from './row-sides.ts';

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
  const sayRunner = useRunnerName();
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
              {texts.prices(sayRunner(selectionName), showBest(back), showBest(lay))}
            </span>
          </span>
        );
      })}
    </span>
  );
}
