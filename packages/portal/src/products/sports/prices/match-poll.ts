import type { FreshnessWatch } from '@maidan/client/freshness.ts';
import { fetchPicture, type NewestPicture, pictureAddress, pollPictures } from '@maidan/client/pictures.ts';
import type { BookmakerPicture, OddsPicture } from '@maidan/contract/wire';
import { currentBrand } from '../../../brand/brand.ts';
import { bookOfState, stateOfPicture } from './bookmaker-wire.ts';
import { exchangeOfState, stateOfOdds } from './exchange-wire.ts';
import type { BookmakerBook, ExchangeBook } from './match-book.ts';

interface PolledMatch {
  readonly match: { readonly bookmakerAddress: string; readonly exchangeAddress: string };
  readonly bookmaker: Pick<NewestPicture<BookmakerBook>, 'ask'>;
  readonly exchange: Pick<NewestPicture<ExchangeBook>, 'ask'>;
  /** False while pictures are pushed. */
  readonly isNeeded: () => boolean;
  /** Called when a source could not be read. */
  readonly failed: { readonly bookmaker?: () => void; readonly exchange?: () => void };
  readonly freshness: Pick<FreshnessWatch, 'heard' | 'lost'>;
}

/** Polls both sources of a match's prices. */
export function pollMatch({
  match,
  bookmaker,
  exchange,
  isNeeded,
  failed,
  freshness,
}: PolledMatch): () => void {
  const { apiBase } = currentBrand();

  async function ask(signal: AbortSignal): Promise<void> {
    const fetchAt = <Picture>(path: string) => fetchPicture<Picture>(pictureAddress(path, apiBase), signal);
    const answers = await Promise.allSettled([
      bookmaker.ask(async () =>
        bookOfState(stateOfPicture(await fetchAt<BookmakerPicture>(match.bookmakerAddress))),
      ),
      exchange.ask(async () =>
        exchangeOfState(stateOfOdds(await fetchAt<OddsPicture>(match.exchangeAddress))),
      ),
    ]);
    if (isStopped) return;
    const [ofBookmaker, ofExchange] = answers;
    if (ofBookmaker.status === 'rejected') failed.bookmaker?.();
    if (ofExchange.status === 'rejected') failed.exchange?.();
    const refused = answers.find((answer) => answer.status === 'rejected');
    if (refused) throw refused.reason;
  }

  let isStopped = false;
  const stop = pollPictures({ ask, isNeeded, freshness });
  return () => {
    isStopped = true;
    stop();
  };
}
