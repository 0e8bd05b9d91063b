import type { Match } from '@maidan/contract/wire';
import { LockKeyhole } from 'lucide-react';
import { useHomeTexts } from '../../i18n/home/home-texts.ts';
import { useKeyed } from '../../live/use-keyed.ts';
import { classes } from '../../ui/classes.ts';
import type { BestPrices } from '../prices/best-prices.ts';
import { isInPlay } from './match-list.ts';
import { PriceBox, showBest } from './price-box.tsx';
import { inPlaces } from './row-sides.ts';

/** As wide as all boxes of a row, so that those of a list stand under each other. */
export const pricesWidth = (hasDraws: boolean): string => (hasDraws ? 'w-36 lg:w-84' : 'w-27 lg:w-56');

const places = ['first', 'draw', 'second'];

interface RowPricesProps {
  readonly match: Match;
  readonly prices: BestPrices;
  /** The list has matches that can be drawn: the middle is kept for them. */
  readonly hasDraws: boolean;
  readonly isOld: boolean;
}

/** The true best prices, back and lay: one over the other on a phone, side by side on a desktop. */
export function RowPrices({ match, prices, hasDraws, isOld }: RowPricesProps) {
  const { rows: texts } = useHomeTexts();
  const shown = useKeyed(prices, match.eventId) ?? match.prices;
  const isShut = shown.length > 0 && shown.every(({ back, lay }) => back <= 0 && lay <= 0);
  const width = pricesWidth(hasDraws);
  if (isShut && isInPlay(match)) {
    return (
      <span
        className={classes(
          'grid h-13.5 shrink-0 place-items-center rounded-md border border-line bg-[repeating-linear-gradient(135deg,var(--brand-raised)_0_8px,var(--brand-surface)_8px_16px)] text-xs font-semibold lg:h-9.5',
          width,
        )}
      >
        <span className="flex items-center gap-1.5">
          <LockKeyhole aria-hidden="true" className="size-3.5" />
          {texts.suspended}
        </span>
      </span>
    );
  }
  const isDim = isOld || (!isInPlay(match) && match.isOpen === false);
  return (
    <span
      className={classes('grid shrink-0 gap-1 lg:gap-2', hasDraws ? 'grid-cols-3' : 'grid-cols-2', width)}
    >
      {inPlaces(shown).map((price, place) => {
        if (!price) return place === 1 && !hasDraws ? null : <span key={places[place]} />;
        const { selectionName, back, lay } = price;
        return (
          <span key={places[place]} className="block">
            <span aria-hidden="true" className="grid gap-0.5 lg:grid-cols-2">
              <PriceBox side="back" price={back} isDim={isDim} />
              <PriceBox side="lay" price={lay} isDim={isDim} />
            </span>
            <span className="sr-only">{texts.prices(selectionName, showBest(back), showBest(lay))}</span>
          </span>
        );
      })}
    </span>
  );
}
