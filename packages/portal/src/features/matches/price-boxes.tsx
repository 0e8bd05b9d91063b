import { formatPrice } from '../../format/rates.ts';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { useKeyed } from '../../live/use-keyed.ts';
import type { BestPrice, BestPrices } from '../../sports/prices/best-prices.ts';
import { classes } from '../../ui/classes.ts';

interface PriceBoxesProps {
  readonly eventId: string;
  /** From the match list; shown until the match's room sends prices. */
  readonly listed: readonly BestPrice[];
  readonly prices: BestPrices;
}

const unknown = '–';
const box = 'tabular rounded-md py-1.5';
const show = (price: number) => (price > 0 ? formatPrice(price) : unknown);

/** First side, draw, second side: where no draw is possible its two boxes stay empty. */
function inPlaces(prices: readonly BestPrice[]): readonly (BestPrice | undefined)[] {
  const [first, second, draw] = prices;
  return [first, draw, second];
}

const headings = ['1', 'X', '2'];

/** The six boxes of a row: the true best prices, back and lay. */
export function PriceBoxes({ eventId, listed, prices }: PriceBoxesProps) {
  const { matches: texts } = useSportsTexts();
  const live = useKeyed(prices, eventId);
  return (
    <span className="mt-2 grid grid-cols-3 gap-2">
      {inPlaces(live ?? listed).map((price, place) => {
        const [back, lay] = [show(price?.back ?? 0), show(price?.lay ?? 0)];
        return (
          <span key={headings[place]} className="block text-center">
            <span aria-hidden="true" className="block text-xs text-muted">
              {headings[place]}
            </span>
            <span aria-hidden="true" className="mt-0.5 grid grid-cols-2 gap-1 text-sm font-semibold">
              <span className={classes(box, back === unknown ? 'bg-back/35' : 'bg-back text-on-back')}>
                {back}
              </span>
              <span className={classes(box, lay === unknown ? 'bg-lay/35' : 'bg-lay text-on-lay')}>
                {lay}
              </span>
            </span>
            {price && <span className="sr-only">{texts.prices(price.selectionName, back, lay)}</span>}
          </span>
        );
      })}
    </span>
  );
}
