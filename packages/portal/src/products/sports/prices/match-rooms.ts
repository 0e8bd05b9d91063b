import type { FreshnessWatch } from '@maidan/client/freshness.ts';
import { keepRooms, watchRoom } from '@maidan/client/rooms.ts';
import type { LiveSocket } from '@maidan/client/sockets.ts';
import type { BookmakerPatch, BookmakerPicture, OddsPatch, OddsPicture } from '@maidan/contract/wire';
import { type BookmakerState, bookOfState, patchBookmaker, stateOfPicture } from './bookmaker-wire.ts';
import { type ExchangeState, exchangeOfState, patchExchange, stateOfOdds } from './exchange-wire.ts';
import type { PriceStore } from './price-store.ts';

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
