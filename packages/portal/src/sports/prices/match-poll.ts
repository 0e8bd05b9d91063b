import type { BookmakerPicture, OddsPicture } from '@maidan/contract/wire';
import { timeLimit } from '../../api/time-limit.ts';
import { currentBrand } from '../../brand/brand.ts';
import type { FreshnessWatch } from '../../live/freshness.ts';
import { bookOfState, stateOfPicture } from './bookmaker-wire.ts';
import { exchangeOfState, stateOfOdds } from './exchange-wire.ts';
import type { PriceStore } from './price-store.ts';

interface PolledMatch {
  readonly bookmakerAddress: string;
  readonly exchangeAddress: string;
  readonly prices: PriceStore;
  readonly freshness: FreshnessWatch;
}

/** Document 1, section 7. */
const pollMs = 1_000;
/** A request that hangs must not hold up the next one. */
const limitMs = 5_000;

/** For matches whose prices are not pushed: polls once a second while the page is visible. */
export function pollMatch({ bookmakerAddress, exchangeAddress, prices, freshness }: PolledMatch): () => void {
  const stopping = new AbortController();
  let isAsking = false;
  let hasFailed = false;

  async function ask(): Promise<void> {
    if (isAsking || document.hidden) return;
    isAsking = true;
    const [bookmaker, exchange] = await Promise.allSettled([
      fetchPicture<BookmakerPicture>(bookmakerAddress, stopping.signal),
      fetchPicture<OddsPicture>(exchangeAddress, stopping.signal),
    ]);
    isAsking = false;
    if (stopping.signal.aborted) return;
    if (bookmaker.status === 'fulfilled') prices.putBookmaker(bookOfState(stateOfPicture(bookmaker.value)));
    else prices.clearBookmaker();
    if (exchange.status === 'fulfilled') prices.putExchange(exchangeOfState(stateOfOdds(exchange.value)));
    else prices.clearExchange();
    const failed = [bookmaker, exchange].find((answer) => answer.status === 'rejected');
    if (failed) freshness.lost();
    else freshness.heard();
    // Section 8: a failing cache is logged; once, not once a second.
    if (failed && !hasFailed) reportError(failed.reason);
    hasFailed = failed !== undefined;
  }

  function followVisibility(): void {
    if (document.hidden) freshness.lost();
    else void ask();
  }

  document.addEventListener('visibilitychange', followVisibility);
  const timer = setInterval(() => void ask(), pollMs);
  void ask();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', followVisibility);
    stopping.abort();
  };
}

/** The browser caches the picture with its ETag: an unchanged one is answered without a body. */
async function fetchPicture<Picture>(address: string, signal: AbortSignal): Promise<Picture> {
  const base = new URL(currentBrand().apiBase, window.location.origin);
  const response = await fetch(new URL(address, base), {
    cache: 'no-cache',
    signal: timeLimit(limitMs, signal),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
