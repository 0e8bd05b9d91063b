import { nextPriceDown, nextPriceUp, oddsFromDecimal } from '@maidan/betting';
import type { FeedMarket, PriceLevel, RunnerPrices } from '../../feed.ts';
import { bestOffers, type StreamLadder, type StreamMarket, type StreamRunnerBook } from './stream-market.ts';
import { isRemoved } from './stream-settlement.ts';

const depth = 3;
const noPrices = { back: [], lay: [] };

/** Sizes are whole coins; less than one is not offered. */
function levels(ladder: StreamLadder, side: 'back' | 'lay'): readonly PriceLevel[] {
  return bestOffers(ladder, side, Number.MAX_SAFE_INTEGER)
    .filter(([, size]) => size >= 1)
    .slice(0, depth)
    .map(([price, size]) => ({ odds: oddsFromDecimal(price), size: Math.floor(size) }));
}

/**
 * A recording of last traded prices alone has no offers: quote one step worse than the last trade on either side, with
 * no size given.
 */
function aroundLast(price: number): Pick<RunnerPrices, 'back' | 'lay'> {
  const level = (stepped: number | undefined) =>
    stepped === undefined ? [] : [{ odds: oddsFromDecimal(stepped), size: 0 }];
  return { back: level(nextPriceDown(price)), lay: level(nextPriceUp(price)) };
}

function pricesOf(book: StreamRunnerBook | undefined): Pick<RunnerPrices, 'back' | 'lay'> {
  if (book === undefined) return noPrices;
  const back = levels(book.back, 'back');
  const lay = levels(book.lay, 'lay');
  if (back.length + lay.length > 0 || book.lastPrice === undefined) return { back, lay };
  return aroundLast(book.lastPrice);
}

/** A withdrawn runner has no price, whatever its book last held. */
export function streamPrices(
  { runners }: FeedMarket,
  { books, definition }: StreamMarket,
): readonly RunnerPrices[] {
  const gone = new Set(definition.runners.filter(isRemoved).map(({ id }) => id));
  return runners.map(({ id }) => ({ runnerId: id, ...pricesOf(gone.has(id) ? undefined : books.get(id)) }));
}
