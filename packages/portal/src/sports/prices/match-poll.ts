import type { BookmakerPicture, OddsPicture } from '@maidan/contract/wire';
import { currentBrand } from '../../brand/brand.ts';
import type { FreshnessWatch } from '../../live/freshness.ts';
import { fetchPicture, pictureAddress, pollPictures } from '../../live/poll-pictures.ts';
import { bookOfState, stateOfPicture } from './bookmaker-wire.ts';
import { exchangeOfState, stateOfOdds } from './exchange-wire.ts';
import type { PriceStore } from './price-store.ts';

interface PolledMatch {
  readonly bookmakerAddress: string;
  readonly exchangeAddress: string;
  readonly prices: PriceStore;
  readonly freshness: FreshnessWatch;
}

/** For matches whose prices are not pushed. */
export function pollMatch({ bookmakerAddress, exchangeAddress, prices, freshness }: PolledMatch): () => void {
  const { apiBase } = currentBrand();

  async function ask(signal: AbortSignal): Promise<void> {
    const fetchAt = <Picture>(path: string) => fetchPicture<Picture>(pictureAddress(path, apiBase), signal);
    const [bookmaker, exchange] = await Promise.allSettled([
      fetchAt<BookmakerPicture>(bookmakerAddress),
      fetchAt<OddsPicture>(exchangeAddress),
    ]);
    if (isStopped) return;
    if (bookmaker.status === 'fulfilled') prices.putBookmaker(bookOfState(stateOfPicture(bookmaker.value)));
    else prices.clearBookmaker();
    if (exchange.status === 'fulfilled') prices.putExchange(exchangeOfState(stateOfOdds(exchange.value)));
    else prices.clearExchange();
    const failed = [bookmaker, exchange].find((answer) => answer.status === 'rejected');
    if (failed) throw failed.reason;
  }

  let isStopped = false;
  const stop = pollPictures({ ask, freshness });
  return () => {
    isStopped = true;
    stop();
  };
}
