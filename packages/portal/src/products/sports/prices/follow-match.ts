import type { FreshnessWatch } from '@maidan/client/freshness.ts';
import {
  fetchPicture,
  type NewestPicture,
  newestPicture,
  pictureAddress,
  pollPictures,
} from '@maidan/client/pictures.ts';
import { keepRooms, watchRoom } from '@maidan/client/rooms.ts';
import type { LiveSocket } from '@maidan/client/sockets.ts';
import type { BookmakerPatch, BookmakerPicture, OddsPatch, OddsPicture } from '@maidan/contract/wire';
import { currentBrand } from '../../../brand/brand.ts';
import { type BookmakerState, bookOfState, patchBookmaker, stateOfPicture } from './bookmaker-wire.ts';
import { type ExchangeState, exchangeOfState, patchExchange, stateOfOdds } from './exchange-wire.ts';
import type { BookmakerBook, ExchangeBook } from './match-book.ts';
import type { PriceStore } from './price-store.ts';

export interface PricedMatch {
  readonly matchId: string;
  readonly eventId: string;
  /** Pushed when true, polled otherwise. */
  readonly isPushed: boolean;
  readonly bookmakerAddress: string;
  readonly exchangeAddress: string;
}

interface FollowedMatch {
  readonly match: PricedMatch;
  readonly socket: LiveSocket | undefined;
  readonly prices: PriceStore;
  readonly freshness: FreshnessWatch;
}

/**
 * Keeps a match's prices up to date until the returned function is called. Prices that are pushed are polled
 * while there is no live connection: some networks let no websocket through.
 */
export function followMatch({ match, socket, prices, freshness }: FollowedMatch): () => void {
  const { matchId, eventId, isPushed } = match;
  const bookmaker = newestPicture(prices.putBookmaker);
  const exchange = newestPicture(prices.putExchange);
  const stopPolling = pollMatch({
    match,
    bookmaker,
    exchange,
    isNeeded: () => !(isPushed && socket?.connected === true),
    // Pushed prices stay on the page, marked stale, since the connection may soon be back.
    failed: isPushed ? {} : { bookmaker: prices.clearBookmaker, exchange: prices.clearExchange },
    freshness,
  });
  const leaveRooms =
    isPushed && socket
      ? watchMatchRooms({
          socket,
          matchId,
          eventId,
          prices: { ...prices, putBookmaker: bookmaker.push, putExchange: exchange.push },
          freshness,
        })
      : undefined;
  return () => {
    leaveRooms?.();
    stopPolling();
  };
}

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

/**
 * A page is drawn once both rooms have answered. A room that is silent for this long has nothing about the
 * match.
 */
const patienceMs = 1_000;

interface MatchRooms {
  readonly socket: LiveSocket;
  readonly matchId: string;
  readonly eventId: string;
  readonly prices: Pick<PriceStore, 'putBookmaker' | 'putExchange' | 'clearBookmaker' | 'clearExchange'>;
  readonly freshness: FreshnessWatch;
}

/** Follows a match's two rooms into the store until the returned function is called. */
export function watchMatchRooms({ socket, matchId, eventId, prices, freshness }: MatchRooms): () => void {
  const silent = new Set([prices.clearBookmaker, prices.clearExchange]);
  let patience: ReturnType<typeof setTimeout> | undefined;

  function goOnWithout(): void {
    for (const clear of silent) clear();
  }

  function answered(clear: () => void): void {
    silent.delete(clear);
    if (silent.size === 0) clearTimeout(patience);
    else patience ??= setTimeout(goOnWithout, patienceMs);
  }

  const bookmaker = watchRoom<BookmakerPicture, BookmakerPatch, BookmakerState>({
    socket,
    channel: matchId,
    ask: () => socket.emit('JoinRoom', { room: matchId, changes: true }),
    open: stateOfPicture,
    patch: patchBookmaker,
    show(state) {
      prices.putBookmaker(bookOfState(state));
      answered(prices.clearBookmaker);
    },
    heard: freshness.heard,
  });
  const exchange = watchRoom<OddsPicture, OddsPatch, ExchangeState>({
    socket,
    channel: eventId,
    ask: () => socket.emit('marketByEvent', { eventId, changes: true }),
    open: stateOfOdds,
    patch: patchExchange,
    show(state) {
      prices.putExchange(exchangeOfState(state));
      answered(prices.clearExchange);
    },
    heard: freshness.heard,
  });
  const leave = keepRooms({ socket, rooms: [bookmaker, exchange], freshness });
  return () => {
    clearTimeout(patience);
    leave();
  };
}
